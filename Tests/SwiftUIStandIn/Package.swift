// swift-tools-version: 6.1
import PackageDescription

// For `samples/App`, which is built as a package; the tests of the project compile the sources
// themselves, once for each platform.
let package = Package(
  name: "SwiftUIStandIn",
  products: [.library(name: "SwiftUI", type: .static, targets: ["SwiftUI"])],
  targets: [
    .target(
      name: "SwiftUI", path: ".", exclude: ["Foundation", "README.md"],
      swiftSettings: [.define("PLATFORM_IOS")])
  ]
)
