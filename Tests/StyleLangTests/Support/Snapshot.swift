import Foundation
import Testing

/// Compares a text with the file that keeps it, and shows the first difference.
///
/// With `UPDATE_SNAPSHOTS=1` the file is written instead.
func expectSnapshot(
  _ actual: String, equals url: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let kept = (try? TestFiles.text(url)) ?? ""
  if kept == actual { return }
  if TestFiles.updatesSnapshots {
    try TestFiles.write(actual, to: url)
    return
  }
  let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(keptLines, actualLines).prefix { $0 == $1 }.count
  let before = line < keptLines.count ? String(keptLines[line]) : "(end of file)"
  let after = line < actualLines.count ? String(actualLines[line]) : "(end of file)"
  Issue.record(
    """
    \(url.lastPathComponent), line \(line + 1), is not what was kept:
      kept: \(before)
      now:  \(after)
    Run 'UPDATE_SNAPSHOTS=1 swift test' and read the difference if the change is meant.
    """, sourceLocation: sourceLocation)
}
