// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The libraries do what a client may ask of its own code.
let strict: [SwiftSetting] =
  [.strictMemorySafety()]
  + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { .enableUpcomingFeature($0) }

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
    .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
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
        Reads NSNumber and NSNull in dictionaries, files by FileHandle, URLSession, and CGFloat. \
        Without it, the core needs only FoundationEssentials. The testing kit does not compile \
        without it.
        """),
  ],
  targets: [
    // What the core needs and Swift has no stable word for.
    .target(
      name: "ConstructionBuildersC"
    ),
    // The core.
    .target(
      name: "ConstructionBuilders",
      dependencies: ["ConstructionBuildersC"],
      swiftSettings: strict + [.enableExperimentalFeature("Lifetimes")]
        + (Context.environment["WITHOUT_BETS"] == nil ? [] : [.define("WITHOUT_BETS")])
    ),
    // Input that arrives in parts. A module of its own, because on Linux URLSession needs curl,
    // which a client that links Swift statically has to provide.
    .target(
      name: "ConstructionBuildersStreams",
      dependencies: ["ConstructionBuilders"],
      swiftSettings: strict + [.enableExperimentalFeature("Lifetimes")]
    ),
    // Changes of builders, written into the bytes that were sent, and as JSON. A module of its
    // own, so that an app that only reads does not contain them.
    .target(
      name: "ConstructionBuildersEditing",
      dependencies: ["ConstructionBuilders"],
      swiftSettings: strict + [.enableExperimentalFeature("Lifetimes")]
    ),
    .testTarget(
      name: "ConstructionBuildersTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersEditing", "ConstructionBuildersStreams",
      ],
      exclude: ["Agreement/Fixtures"]
    ),
    // What builders expect, as a value. A module of its own, so that an app without contracts does
    // not contain them.
    .target(
      name: "ConstructionBuildersContracts",
      dependencies: ["ConstructionBuilders"],
      swiftSettings: strict + [.enableExperimentalFeature("Lifetimes")]
    ),
    .testTarget(
      name: "ConstructionBuildersContractsTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersContracts"]
    ),
    .testTarget(
      name: "ConstructionBuildersEditingTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersEditing"]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersEditing",
        "ConstructionBuildersMacros", "ConstructionBuildersStreams", "ConstructionBuildersTesting",
        "MarvelCharacters", "SharedExecution", "Webhooks",
      ],
      resources: [.copy("Fixtures")]
    ),

    // The command that surveys what a backend really sends. `swift run` knows it by the name of its
    // target.
    .executableTarget(
      name: "builders",
      dependencies: [
        "BuilderExpansion", "ConstructionBuilders", "ConstructionBuildersContracts",
        "ConstructionBuildersStreams",
      ],
      path: "Sources/BuildersCommand",
      exclude: ["Images", "README.md"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .testTarget(
      name: "BuildersCommandTests",
      dependencies: [
        "BuilderExpansion", "ConstructionBuilders", "ConstructionBuildersContracts", "builders",
      ]
    ),

    .plugin(
      name: "GenerateModels",
      capability: .command(
        intent: .custom(
          verb: "generate-models",
          description: "Writes models, builders and tests for captures of responses."),
        permissions: [
          .writeToPackageDirectory(reason: "The models are written into the folder of --into.")
        ]),
      dependencies: ["builders"]
    ),

    // The macro, and the command that writes builders as source. The plugin does not depend on the
    // core, because a client would then compile the core twice.
    .target(name: "BuilderExpansion", swiftSettings: [.strictMemorySafety()]),
    .testTarget(
      name: "BuilderExpansionTests",
      dependencies: ["BuilderExpansion", "ConstructionBuildersMacros", "SharedExecution"]
    ),
    .target(name: "SharedExecution", path: "Tests/SharedExecution"),
    .target(
      name: "BuilderConversation",
      dependencies: ["BuilderExpansion"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .macro(
      name: "BuilderMacroPlugin",
      dependencies: ["BuilderConversation"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .testTarget(
      name: "BuilderConversationTests",
      dependencies: [
        "BuilderConversation", "BuilderExpansion", "ConstructionBuilders",
        "ConstructionBuildersFixtures",
      ],
      resources: [.copy("Recorded")]
    ),
    .target(
      name: "ConstructionBuildersMacros",
      dependencies: ["BuilderMacroPlugin", "ConstructionBuilders"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConstructionBuildersMacrosTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersEditing", "ConstructionBuildersMacros",
        "SharedExecution",
      ],
      resources: [.copy("Refusals")]
    ),
    .executableTarget(
      name: "GenerateBuildersTool",
      dependencies: ["BuilderExpansion"],
      swiftSettings: [.strictMemorySafety()]
    ),
    .testTarget(
      name: "GenerateBuildersToolTests",
      dependencies: ["BuilderExpansion", "GenerateBuildersTool"]
    ),
    .plugin(
      name: "GenerateBuilders",
      capability: .command(
        intent: .custom(
          verb: "generate-builders",
          description: "Writes the builders of @Buildable models as source, beside each model."),
        permissions: [
          .writeToPackageDirectory(reason: "The builders are written beside their models.")
        ]),
      dependencies: ["GenerateBuildersTool"]
    ),

    // The testing kit.
    .target(
      name: "ConstructionBuildersFixtures",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersEditing",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "ConstructionBuildersTesting",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersFixtures"],
      swiftSettings: strict
    ),
    .target(
      name: "SharedFixtures",
      path: "Tests/SharedFixtures",
      resources: [.process("Resources")]
    ),
    .testTarget(
      name: "ConstructionBuildersFixturesTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersStreams",
        "SharedFixtures",
      ],
      resources: [.copy("Samples")]
    ),
    .testTarget(
      name: "ConstructionBuildersTestingTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersTesting",
        "SharedFixtures",
      ]
    ),

    // The worked example.
    .target(
      name: "MarvelCharacters",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersStreams"],
      path: "Samples/MarvelCharacters",
      exclude: ["README.md", "Service/README.md"],
      resources: [.embedInCode("Resources/characters.json")]
    ),
    .target(
      name: "BuildableMarvelCharacters",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersMacros", "MarvelCharacters"],
      path: "Samples/BuildableMarvelCharacters"
    ),
    .testTarget(
      name: "BuildableMarvelCharactersTests",
      dependencies: [
        "BuildableMarvelCharacters", "ConstructionBuilders", "ConstructionBuildersFixtures",
        "MarvelCharacters",
      ]
    ),
    .executableTarget(
      name: "MarvelCharactersCLI",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersStreams",
        "MarvelCharacters",
      ],
      path: "Samples/MarvelCharactersCLI",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "MarvelCharactersTests",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersTesting", "MarvelCharacters",
        "MarvelCharactersCLI",
      ],
      resources: [.copy("Fixtures")]
    ),

    // What `scripts/check-schema` checks with another library.
    .executableTarget(
      name: "schema-documents",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersFixtures",
        "MarvelCharacters",
      ],
      path: "Tests/SchemaDocuments"
    ),

    // A second example, to be copied: a document that is shown while it arrives. `swift run` knows
    // it by the name of its target.
    .executableTarget(
      name: "arriving-recipe",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersFixtures", "ConstructionBuildersStreams",
      ],
      path: "Samples/ArrivingRecipe",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "ArrivingRecipeTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersStreams", "arriving-recipe"]
    ),

    // Two small examples, to be copied: values of several kinds, told by a header and by a member.
    .target(
      name: "Webhooks",
      dependencies: ["ConstructionBuilders"],
      path: "Samples/Webhooks",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "WebhooksTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersTesting", "Webhooks"],
      resources: [.copy("Fixtures")]
    ),
    .target(
      name: "ModelStream",
      dependencies: [
        "ConstructionBuilders", "ConstructionBuildersMacros", "ConstructionBuildersStreams",
      ],
      path: "Samples/ModelStream",
      exclude: ["README.md"]
    ),
    .testTarget(
      name: "ModelStreamTests",
      dependencies: ["ConstructionBuilders", "ConstructionBuildersTesting", "ModelStream"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
