// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "comics",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [
    // In a copy, the place of your clone.
    .package(name: "construction-builders", path: "../..")
  ],
  targets: [
    .target(
      name: "Comics",
      dependencies: [
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersContracts", package: "construction-builders"),
        .product(name: "ConstructionBuildersEditing", package: "construction-builders"),
      ]),
    .executableTarget(name: "ComicsApp", dependencies: ["Comics"]),
    .testTarget(
      name: "ComicsTests",
      dependencies: [
        "Comics",
        .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
      ],
      resources: [.copy("Fixtures")]),
  ]
)
