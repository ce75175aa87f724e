// Times each stage of the compiler on its own: `swift run -c release Benchmarks [STYLES [RUNS]]`.
//
// Prints the median of the runs in milliseconds, and megabytes of input a second. To compare two
// versions, run both in turn on one machine: the numbers of different moments cannot be compared.

import StyleLang

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let styles = arguments.first ?? 10_000
let runs = arguments.dropFirst().first ?? 7

let source = Workload.source(styles: styles)
let (tokens, _) = lex(source)
let (tree, _) = parse(tokens, of: source)
let (sheet, diagnostics) = analyze(tree, of: source)
guard diagnostics.isEmpty else { fatalError("the workload does not compile: \(diagnostics[0])") }

/// The median time of `runs` calls, in seconds.
func time(_ work: () -> Int) -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  var checksum = 0
  for _ in 0..<runs {
    let duration = clock.measure { checksum &+= work() }
    let (seconds, attoseconds) = duration.components
    times.append(Double(seconds) + Double(attoseconds) / 1e18)
  }
  precondition(checksum != 1, "keeps the work from being left out")
  return times.sorted()[runs / 2]
}

func report(_ name: String, _ seconds: Double) {
  let megabytes = Double(source.bytes.count) / 1e6
  let column = name + String(repeating: " ", count: max(0, 12 - name.count))
  let milliseconds = (seconds * 10_000).rounded() / 10
  print("\(column) \(milliseconds) ms  \((megabytes / seconds).rounded()) MB/s")
}

print("\(styles) styles, \(source.bytes.count) bytes, median of \(runs) runs")
report("lex", time { lex(source).0.count })
report("parse", time { parse(tokens, of: source).0.count })
report("check", time { analyze(tree, of: source).0.styles.count })
report(
  "emit Swift",
  time {
    var count = 0
    emitSwift(sheet) { count += $0.count }
    return count
  })
report(
  "emit JSON",
  time {
    var count = 0
    emitJSON(sheet) { count += $0.count }
    return count
  })
report(
  "everything",
  time {
    var count = 0
    guard let sheet = compile(source).sheet else { return 0 }
    emitSwift(sheet) { count += $0.count }
    return count
  })
