import Testing

@testable import StyleLang

/// Platforms, versions and targets.
@Suite struct DeploymentTargetTests {
  @Test(arguments: [
    ("ios15", "ios15"), ("iOS15.0", "ios15"), ("ios 17.4", "ios17.4"), ("macOS10.15", "macos10.15"),
    ("visionos1, ios 26 ,watchos9", "ios26,watchos9,visionos1"),
    ("macos11,tvos18", "macos11,tvos18"),
  ])
  func aTextIsReadAndWritten(_ text: String, _ expected: String) throws {
    #expect(try DeploymentTargets(parsing: text).text == expected)
  }

  @Test func theStandardTargetsAreWrittenInTheOrderOfPlatforms() {
    #expect(DeploymentTargets.standard.text == "ios15,macos12,tvos15,watchos9,visionos1")
  }

  @Test(arguments: ["", "17.", ".4", "1.2.3", "0", "64", "1.64", "-1", "٣", "99999999999999999999"])
  func whatIsNoVersionIsRefused(_ text: String) {
    #expect(Version(text) == nil)
  }

  @Test func versionsAreInOrder() {
    let versions = [
      Version(10, 15), Version(11), Version(13), Version(13, 4), Version(26), Version(63, 63),
    ]
    #expect(versions == versions.shuffled().sorted())
    #expect(versions.map { Version($0.description) } == versions)
  }

  @Test func theVersionOfOnePlatformIsNotThatOfAnother() {
    var availability = Availability()
    for (number, platform) in Platform.allCases.enumerated() {
      availability[platform] = Version(number + 1, 63 - number)
    }
    for (number, platform) in Platform.allCases.enumerated() {
      #expect(availability[platform] == Version(number + 1, 63 - number))
    }
    availability[.tvOS] = nil
    #expect(availability.platforms == [.iOS, .macOS, .watchOS, .visionOS])
  }

  @Test func targetsHaveWhatIsThereInTheirVersions() throws {
    let targets = try DeploymentTargets(parsing: "ios16,macos13")
    #expect(targets.have(try DeploymentTargets(parsing: "ios16,macos13").systems))
    #expect(targets.have(try DeploymentTargets(parsing: "ios15,macos12,tvos15").systems))
    #expect(!targets.have(try DeploymentTargets(parsing: "ios16.1,macos13").systems))
    #expect(!targets.have(try DeploymentTargets(parsing: "ios15").systems))
    let raised = targets.raised(to: try DeploymentTargets(parsing: "ios17,tvos17").systems)
    #expect(raised.text == "ios17")
  }
}
