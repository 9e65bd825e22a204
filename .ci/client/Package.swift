// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "kit-client",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(path: "../construction-builders")],
  targets: [
    .target(
      name: "Heroes",
      dependencies: [.product(name: "ConstructionBuilders", package: "construction-builders")]
    ),
    .target(name: "HeroFixtures", resources: [.copy("Fixtures")]),
    .executableTarget(
      name: "HeroPreview",
      dependencies: [
        "Heroes", "HeroFixtures",
        .product(name: "ConstructionBuildersFixtures", package: "construction-builders"),
      ]
    ),
    .testTarget(
      name: "HeroesTestingTests",
      dependencies: [
        "Heroes", "HeroFixtures",
        .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
      ],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "HeroesXCTests",
      dependencies: [
        "Heroes", "HeroFixtures",
        .product(name: "ConstructionBuildersTesting", package: "construction-builders"),
      ]
    ),
  ]
)
