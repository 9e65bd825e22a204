// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "essentials",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../construction-builders", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "ConstructionBuilders", package: "construction-builders")
      ]
    )
  ]
)
