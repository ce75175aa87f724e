// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-warnings-as-errors"]),
]

let package = Package(
  name: "StyleLang",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "StyleLang", targets: ["StyleLang"]),
    .executable(name: "stylec", targets: ["stylec"]),
  ],
  targets: [
    .target(name: "StyleLang", swiftSettings: settings),
    .executableTarget(name: "stylec", dependencies: ["StyleLang"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["StyleLang"], path: "Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "StyleLangTests",
      dependencies: ["StyleLang"],
      exclude: ["Fixtures", "Goldens"],
      swiftSettings: settings),
  ]
)
