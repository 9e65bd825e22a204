// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "construction-builders",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ConstructionBuilders", targets: ["ConstructionBuilders"]),
    .library(name: "ConstructionBuildersFixtures", targets: ["ConstructionBuildersFixtures"]),
    .library(name: "ConstructionBuildersTesting", targets: ["ConstructionBuildersTesting"]),
    .library(name: "MarvelCharacters", targets: ["MarvelCharacters"]),
    .executable(name: "marvel-characters", targets: ["MarvelCharactersCLI"]),
  ],
  targets: [
    .target(
      name: "ConstructionBuilders",
      swiftSettings: [.enableExperimentalFeature("Lifetimes"), .strictMemorySafety()]
    ),
    .testTarget(
      name: "ConstructionBuildersTests",
      dependencies: ["ConstructionBuilders"],
      exclude: ["Agreement/Fixtures"]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersTesting", "MarvelCharacters"],
      resources: [.copy("Fixtures")]
    ),

    .target(
      name: "ConstructionBuildersFixtures",
      dependencies: ["ConstructionBuilders"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .target(
      name: "ConstructionBuildersTesting",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersFixtures"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .target(
      name: "SharedFixtures",
      path: "Tests/SharedFixtures",
      resources: [.process("Resources")]
    ),
    .testTarget(
      name: "ConstructionBuildersFixturesTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersFixtures", "SharedFixtures"],
      resources: [.copy("Samples")]
    ),
    .testTarget(
      name: "ConstructionBuildersTestingTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersTesting",
        "SharedFixtures",
      ]
    ),

    .target(
      name: "MarvelCharacters",
      dependencies: ["ConstructionBuilders"],
      path: "Samples/MarvelCharacters",
      resources: [.embedInCode("Resources/characters.json")]
    ),
    .executableTarget(
      name: "MarvelCharactersCLI",
      dependencies: ["ConstructionBuilders", "MarvelCharacters"],
      path: "Samples/MarvelCharactersCLI"
    ),
    .testTarget(
      name: "MarvelCharactersTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersTesting", "MarvelCharacters",
        "MarvelCharactersCLI",
      ],
      resources: [.copy("Fixtures")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
