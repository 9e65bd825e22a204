// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SchemaDocuments",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "construction-builders", path: "../..")],
  targets: [
    // The worked example is no product, so that it is compiled here once more.
    .target(
      name: "MarvelCharacters",
      dependencies: [
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersStreams", package: "construction-builders"),
      ],
      exclude: ["README.md", "Service/README.md"],
      resources: [.embedInCode("Resources/characters.json")]),
    .executableTarget(
      name: "SchemaDocuments",
      dependencies: [
        "MarvelCharacters",
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersContracts", package: "construction-builders"),
        .product(name: "ConstructionBuildersFixtures", package: "construction-builders"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
