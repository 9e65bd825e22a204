// swift-tools-version: 6.2
import PackageDescription

let libraries: [Target.Dependency] = [
  "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersFixtures",
].map { .product(name: $0, package: "construction-builders") }

/// What `Utilities/scripts/check-schema` checks with another library. It uses `@testable`, so it is
/// built for debugging.
let package = Package(
  name: "schema-documents",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "construction-builders", path: "../..")],
  targets: [
    .target(
      name: "MarvelSample",
      dependencies: [.product(name: "ConstructionBuilders", package: "construction-builders")],
      exclude: ["README.md"],
      resources: [.embedInCode("Resources/characters.json")]),
    .executableTarget(name: "SchemaDocuments", dependencies: libraries + ["MarvelSample"]),
  ],
  swiftLanguageModes: [.v6]
)
