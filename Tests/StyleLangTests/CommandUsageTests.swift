import Foundation
import Testing

/// Arguments, help and exit statuses.
@Suite struct CommandUsageTests {
  @Test(arguments: [
    ("complie a.style", "unknown command 'complie'; did you mean 'compile'?"),
    ("a.style", "no command is given; did you mean 'stylec compile a.style'?"),
    ("check", "no file is given; for standard input, write '-'"),
    ("check - -", "standard input, '-', is given twice"),
    ("check a.style --flaten", "unknown option '--flaten'; did you mean '--flatten'?"),
    ("check a.style -x", "unknown option '-x'"),
    ("check a.style --root nowhere", "'--root' needs a folder, and 'nowhere' is none"),
    ("check a.style --flatten", "'--flatten' is an option of 'compile', not of 'check'"),
    ("compile a.style --emit jsn", "unknown value 'jsn' of '--emit'; did you mean 'json'?"),
    (
      "compile a.style --emit=rust",
      "unknown value 'rust' of '--emit'; there is 'swift', 'json'"
    ),
    ("compile a.style --emit", "'--emit' needs a value: swift|json"),
    ("compile a.style -o --force", "'--output' needs a value: PATH"),
    ("compile a.style -o ''", "'--output' needs a value: PATH"),
    ("compile a.style --output=", "'--output' has an empty value"),
    ("compile a.style --force=yes", "'--force' takes no value"),
    ("compile a.style -o a --output b", "'--output' is given twice: 'a' and 'b'"),
    ("compile a.style --flatten", "'--flatten' is for JSON; add '--emit json'"),
    (
      "compile a.style --emit json --access public",
      "'--access' is for Swift; JSON has no visibility"
    ),
    (
      "compile a.style b.style",
      "only one file can be written to standard output; name a folder with '-o'"
    ),
    (
      "compile . -o -",
      "only one file can be written to standard output; name a folder with '-o'"
    ),
    (
      "compile a.style --diagnostics json",
      "'--diagnostics json' and the output cannot both go to standard output; use '-o'"
    ),
    (
      "check a.style --deployment-target iso15",
      "unknown platform 'iso' of '--deployment-target'; did you mean 'ios'?"
    ),
    (
      "check a.style --deployment-target ipad15",
      "unknown platform 'ipad' of '--deployment-target'; there is 'ios', 'macos', 'tvos', 'watchos',"
    ),
    (
      "compile a.style --deployment-target ios",
      "no version follows 'ios' in '--deployment-target'; write 'ios15'"
    ),
    (
      "compile a.style --deployment-target ios15.x",
      "'15.x' of '--deployment-target' is no version of iOS; write one as '17' or '17.4'"
    ),
    (
      "compile a.style --deployment-target macos10.13",
      "SwiftUI begins with macOS 10.15, and '--deployment-target' asks for 10.13"
    ),
    (
      "compile a.style --deployment-target ios19",
      "there is no iOS 19, which '--deployment-target' asks for; the next version is 26"
    ),
    (
      "compile a.style --deployment-target ios15,ios16",
      "'--deployment-target' names 'ios' twice"
    ),
    (
      "compile a.style --deployment-target ios15 --deployment-target=ios16",
      "'--deployment-target' names 'ios' twice"
    ),
    (
      "compile a.style --deployment-target ios15,",
      "a platform of '--deployment-target' is empty; write as 'ios16,macos13'"
    ),
    ("dump", "nothing to dump is given: tokens, tree, model, then a file"),
    ("dump tre a.style", "unknown form 'tre'; did you mean 'tree'?"),
    ("dump tree", "'dump tree' takes one file, not 0"),
    ("dump tree a.style b.style", "'dump tree' takes one file, not 2"),
    ("explain F210", "unknown code or rule 'F210'; did you mean 'F201'?"),
    ("explain what", "unknown code or rule 'what'; 'stylec explain' lists them all"),
    ("explain F101 F102", "'explain' takes one code or rule, not 2"),
  ])
  func wrongUse(_ arguments: String, _ message: String) throws {
    let folder = try CommandFolder()
    try folder.write("a.style", CommandSample.good)
    try folder.write("b.style", CommandSample.good)
    let result = try folder.run("stylec \(arguments)")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("stylec: error: \(message)"))
    #expect(result.error.contains("\nsee 'stylec"))
    #expect(folder.files == ["a.style", "b.style"])
  }

  @Test func withoutArgumentsHelpIsAnError() throws {
    let result = try CommandFolder().run("stylec")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.contains("Usage: stylec COMMAND"))
  }

  @Test(arguments: ["compile", "check", "dump", "explain"])
  func helpOfEachCommand(_ command: String) throws {
    let folder = try CommandFolder()
    let result = try folder.run("stylec \(command) --help")
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(result.output.contains("Usage: stylec \(command) "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for other in ["help \(command)", "--help \(command)", "\(command) -h"] {
      #expect(try folder.run("stylec \(other)").output == result.output)
    }
    #expect(try folder.run("stylec --help").output.contains("\n  \(command) "))
  }

  @Test func version() throws {
    let result = try CommandFolder().run("stylec --version")
    #expect(result.status == 0)
    #expect(
      result.output.range(of: #"^stylec \d+\.\d+\.\d+\n$"#, options: .regularExpression) != nil)
  }

  @Test(arguments: [
    "compile --emit json a.style -o b.json", "--emit json compile a.style -ob.json",
    "compile -o=b.json --emit=json a.style", "compile a.style --output=b.json",
    "compile --output b.json -- a.style",
  ])
  func orderAndSpellingOfOptionsAreFree(_ arguments: String) throws {
    let folder = try CommandFolder()
    try folder.write("a.style", CommandSample.good)
    let result = try folder.run("stylec \(arguments)")
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(folder.read("b.json")?.contains("\"generator\"") == true)
  }

  @Test func afterTwoDashesAllIsAnOperand() throws {
    let folder = try CommandFolder()
    try folder.write("--force", CommandSample.good)
    #expect(try folder.run("stylec check -- --force").status == 0)
    try folder.write("-", CommandSample.good)
    #expect(try folder.run("stylec check ./-").status == 0)
  }

  @Test func explainShowsOneOrAll() throws {
    let folder = try CommandFolder()
    let all = try folder.run("stylec explain")
    #expect(all.status == 0)
    #expect(all.output.contains("\nF201  An output file exists"))
    for spelling in ["F201", "f201", "'[F201]'"] {
      let one = try folder.run("stylec explain \(spelling)")
      #expect(one.status == 0)
      #expect(one.output.hasPrefix("F201 (error): An output file exists"))
    }
  }
}
