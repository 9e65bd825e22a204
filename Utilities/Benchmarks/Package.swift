// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "construction-builders", path: "../..")],
  targets: [
    .target(name: "HeapCount"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "HeapCount",
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersContracts", package: "construction-builders"),
        .product(name: "ConstructionBuildersEditing", package: "construction-builders"),
        .product(name: "ConstructionBuildersMacros", package: "construction-builders"),
        .product(name: "ConstructionBuildersStreams", package: "construction-builders"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
