// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "model-stream",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [
    // In a copy, the place of your clone.
    .package(name: "construction-builders", path: "../..")
  ],
  targets: [
    .target(
      name: "ModelStream",
      dependencies: [
        .product(name: "ConstructionBuildersContracts", package: "construction-builders"),
        .product(name: "ConstructionBuildersMacros", package: "construction-builders"),
        .product(name: "ConstructionBuildersStreams", package: "construction-builders"),
      ]),
    .testTarget(
      name: "ModelStreamTests",
      dependencies: [
        "ModelStream",
        .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
      ]),
  ]
)
