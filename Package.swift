// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// For code that clients do not import.
let safe: [SwiftSetting] = [.strictMemorySafety()]

/// The libraries do what a client may ask of its own code.
let strict =
  safe
  + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { .enableUpcomingFeature($0) }

/// For those whose types look into a document, which nobody may keep beyond it.
let views = strict + [.enableExperimentalFeature("Lifetimes")]

let package = Package(
  name: "construction-builders",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ConstructionBuilders", targets: ["ConstructionBuilders"]),
    .library(name: "ConstructionBuildersStreams", targets: ["ConstructionBuildersStreams"]),
    .library(name: "ConstructionBuildersContracts", targets: ["ConstructionBuildersContracts"]),
    .library(name: "ConstructionBuildersEditing", targets: ["ConstructionBuildersEditing"]),
    .library(name: "ConstructionBuildersMacros", targets: ["ConstructionBuildersMacros"]),
    .plugin(name: "GenerateBuilders", targets: ["GenerateBuilders"]),
    .library(name: "ConstructionBuildersFixtures", targets: ["ConstructionBuildersFixtures"]),
    .library(name: "ConstructionBuildersTesting", targets: ["ConstructionBuildersTesting"]),
    .executable(name: "builders", targets: ["builders"]),
    .executable(name: "marvel-characters", targets: ["MarvelCharactersCLI"]),
  ],
  traits: [
    .default(enabledTraits: ["Foundation"]),
    .trait(
      name: "Foundation",
      description: """
        NSNumber in dictionaries, files, URLSession and CGFloat. Without it, the core needs only \
        FoundationEssentials, and the testing kit does not compile.
        """),
  ],
  targets: [
    // What the core needs and Swift has no stable word for.
    .target(
      name: "ConstructionBuildersC"
    ),
    .target(
      name: "ConstructionBuilders",
      dependencies: ["ConstructionBuildersC"],
      swiftSettings: views
        + (Context.environment["WITHOUT_BETS"] == nil ? [] : [.define("WITHOUT_BETS")])
    ),
    .target(
      name: "TestSupport",
      dependencies: ["ConstructionBuilders"],
      path: "Tests/TestSupport",
      swiftSettings: safe
    ),
    .testTarget(
      name: "ConstructionBuildersTests",
      dependencies: ["ConstructionBuilders", "TestSupport"],
      exclude: ["Agreement/Fixtures"]
    ),
    // Apart, because on Linux URLSession needs curl, and a client that links statically lacks it.
    .target(
      name: "ConstructionBuildersStreams",
      dependencies: ["ConstructionBuilders"], swiftSettings: views
    ),
    .testTarget(
      name: "ConstructionBuildersStreamsTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersStreams", "TestSupport"]
    ),
    // Apart, so that an app without contracts does not contain them.
    .target(
      name: "ConstructionBuildersContracts",
      dependencies: ["ConstructionBuilders"], swiftSettings: views
    ),
    .testTarget(
      name: "ConstructionBuildersContractsTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersContracts", "TestSupport"]
    ),
    // Apart, so that an app that only reads does not contain it.
    .target(
      name: "ConstructionBuildersEditing",
      dependencies: ["ConstructionBuilders"], swiftSettings: views
    ),
    .testTarget(
      name: "ConstructionBuildersEditingTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersEditing", "TestSupport"]
    ),

    // The macro. Its plugin does not depend on the core, or clients would compile the core twice.
    .target(name: "BuilderExpansion", swiftSettings: safe),
    .target(name: "BuilderConversation", dependencies: ["BuilderExpansion"], swiftSettings: safe),
    .macro(name: "BuilderMacroPlugin", dependencies: ["BuilderConversation"], swiftSettings: safe),
    .target(
      name: "ConstructionBuildersMacros",
      dependencies: ["BuilderMacroPlugin", "ConstructionBuilders"], swiftSettings: strict),
    .executableTarget(
      name: "GenerateBuildersTool", dependencies: ["BuilderExpansion"], swiftSettings: safe),
    .plugin(
      name: "GenerateBuilders",
      capability: .command(
        intent: .custom(
          verb: "generate-builders",
          description: "Writes the builders of @Buildable models as source, beside each model."),
        permissions: [.writeToPackageDirectory(reason: "Builders are written beside models.")]),
      dependencies: ["GenerateBuildersTool"],
      path: "Sources/GenerateBuilders"),
    .testTarget(
      name: "ConstructionBuildersMacrosTests",
      dependencies: [
        "BuilderConversation", "BuilderExpansion", "ConstructionBuilders",
        "ConstructionBuildersContracts", "ConstructionBuildersEditing",
        "ConstructionBuildersFixtures", "ConstructionBuildersMacros", "GenerateBuildersTool",
        "TestSupport",
      ],
      resources: [.copy("Conversation/Recorded"), .copy("Refusals")]),

    // The testing kit, and its part that needs no test framework.
    .target(
      name: "ConstructionBuildersFixtures",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersEditing",
      ],
      swiftSettings: strict),
    .target(
      name: "ConstructionBuildersTesting",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersFixtures"],
      swiftSettings: strict),
    // Fixtures in the bundle of another module.
    .target(
      name: "SharedFixtures", path: "Tests/SharedFixtures", resources: [.process("Resources")]),
    .testTarget(
      name: "ConstructionBuildersFixturesTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersStreams",
        "SharedFixtures", "TestSupport",
      ],
      resources: [.copy("Samples")]),
    .testTarget(
      name: "ConstructionBuildersTestingTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersTesting",
        "SharedFixtures", "TestSupport",
      ]),

    // The command that surveys what a backend sends. `swift run` knows it by its target's name.
    .executableTarget(
      name: "builders",
      dependencies: [
        "BuilderExpansion", "ConstructionBuilders", "ConstructionBuildersContracts",
        "ConstructionBuildersStreams",
      ],
      path: "Sources/BuildersCommand",
      exclude: ["Images", "README.md"],
      swiftSettings: safe),
    .testTarget(
      name: "BuildersCommandTests",
      dependencies: [
        "BuilderExpansion", "ConstructionBuilders", "ConstructionBuildersContracts", "TestSupport",
        "builders",
      ]),

    // The worked example: by hand, with the macro, and as a command.
    .target(
      name: "MarvelCharacters",
      dependencies: ["ConstructionBuilders"],
      path: "Samples/MarvelCharacters",
      exclude: ["README.md"],
      resources: [.embedInCode("Resources/characters.json")]),
    .target(
      name: "BuildableMarvelCharacters",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersMacros", "MarvelCharacters"],
      path: "Samples/BuildableMarvelCharacters"),
    .executableTarget(
      name: "MarvelCharactersCLI",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersStreams",
        "MarvelCharacters",
      ],
      path: "Samples/MarvelCharactersCLI",
      exclude: ["README.md"]),
    .testTarget(
      name: "MarvelCharactersTests",
      dependencies: [
        "BuildableMarvelCharacters", "ConstructionBuilders", "ConstructionBuildersTesting",
        "MarvelCharacters", "MarvelCharactersCLI", "TestSupport",
      ],
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)
