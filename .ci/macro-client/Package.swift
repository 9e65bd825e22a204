// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "macro-client",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(path: "../construction-builders")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [
        .product(name: "ConstructionBuildersMacros", package: "construction-builders")
      ]
    ),
    .executableTarget(
      name: "PlainShop",
      dependencies: [.product(name: "ConstructionBuilders", package: "construction-builders")]
    ),
  ]
)
