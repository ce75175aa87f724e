// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "StyleLang",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "StyleLang", targets: ["StyleLang"]),
    .executable(name: "stylec", targets: ["stylec"]),
    .plugin(name: "StyleLangPlugin", targets: ["StyleLangPlugin"]),
  ],
  targets: [
    .target(name: "StyleLang", swiftSettings: settings),
    .executableTarget(name: "stylec", dependencies: ["StyleLang"], swiftSettings: settings),
    .plugin(name: "StyleLangPlugin", capability: .buildTool(), dependencies: ["stylec"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["StyleLang"], path: "Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "StyleLangTests",
      dependencies: ["StyleLang"],
      exclude: ["Corpus", "Fixtures", "Goldens"],
      swiftSettings: settings),
  ]
)
