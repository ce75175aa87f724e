import Foundation
import Testing

/// `stylec table` and `stylec explain-value` as a user meets them.
@Suite struct CommandTableTests {
  let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "card.style",
      """
      tokens { brand: #0060c0 }
      style Tile(tint: Color = brand): button {
          background: tint
          background: red when pressed and dark
          padding: 8
      }

      """)
  }

  @Test func rowsHoldWhatTheRulesSay() throws {
    let result = try folder.run("stylec table card.style Tile.background")
    #expect(result.status == 0 && result.error == "")
    #expect(result.output.contains("red"))
    #expect(result.output.contains("card.style:4"))
    #expect(result.output.contains("tint"))
    #expect(result.output.contains("card.style:3"))
    #expect(!result.output.contains("padding"))
  }

  @Test func jsonIsOneDocument() throws {
    let result = try folder.run("stylec table card.style Tile --format json")
    #expect(result.status == 0)
    _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect(result.output.contains("\"padding\""))
  }

  @Test func aValueComesFromItsRuleParameterAndToken() throws {
    let usual = try folder.run("stylec explain-value card.style Tile.background pressed")
    #expect(usual.status == 0)
    for part in ["card.style:3", "tint", "brand", "#0060c0"] {
      #expect(usual.output.contains(part), "\(part)")
    }
    let dark = try folder.run("stylec explain-value card.style Tile.background pressed dark")
    #expect(dark.output.contains("card.style:4"))
    #expect(!dark.output.contains("brand"))
  }

  @Test(arguments: [
    ("table card.style Tile.backgrond", "did you mean 'background'?"),
    ("table card.style Till", "did you mean 'Tile'?"),
    ("explain-value card.style Tile.background presed", "did you mean 'pressed'?"),
    ("explain-value card.style Tile.background pressed disabled", "are never together"),
  ])
  func mistakesSayWhatToDo(_ arguments: String, _ message: String) throws {
    let result = try folder.run("stylec " + arguments)
    #expect(result.status != 0)
    #expect(result.output == "")
    #expect(result.error.contains(message), "\(result.error)")
  }
}
