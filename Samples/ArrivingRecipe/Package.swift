// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "arriving-recipe",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [.executable(name: "arriving-recipe", targets: ["ArrivingRecipe"])],
  dependencies: [
    // In a copy, the place of your clone.
    .package(name: "construction-builders", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "ArrivingRecipe",
      dependencies: [
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersFixtures", package: "construction-builders"),
        .product(name: "ConstructionBuildersStreams", package: "construction-builders"),
      ]),
    .testTarget(
      name: "ArrivingRecipeTests",
      dependencies: [
        "ArrivingRecipe"
      ]),
  ]
)
