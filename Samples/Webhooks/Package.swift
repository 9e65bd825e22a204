// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "webhooks",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [
    // In a copy, the place of your clone.
    .package(name: "construction-builders", path: "../..")
  ],
  targets: [
    .target(
      name: "Webhooks",
      dependencies: [
        .product(name: "ConstructionBuildersContracts", package: "construction-builders")
      ]),
    .testTarget(
      name: "WebhooksTests",
      dependencies: [
        "Webhooks",
        .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
      ],
      resources: [.copy("Fixtures")]),
  ]
)
