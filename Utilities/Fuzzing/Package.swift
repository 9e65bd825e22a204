// swift-tools-version: 6.2
import PackageDescription

/// The sources of the package, once more: as targets of this one, they are instrumented, and what
/// only a package itself may use can be fuzzed, such as the command.
let core: [SwiftSetting] =
  [.enableExperimentalFeature("Lifetimes"), .define("Foundation")]
  + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { .enableUpcomingFeature($0) }

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .target(name: "ConstructionBuildersC"),
    .target(
      name: "ConstructionBuilders", dependencies: ["ConstructionBuildersC"],
      swiftSettings: core),
    .target(
      name: "ConstructionBuildersStreams", dependencies: ["ConstructionBuilders"],
      swiftSettings: core),
    .target(
      name: "ConstructionBuildersContracts", dependencies: ["ConstructionBuilders"],
      swiftSettings: core),
    .target(
      name: "ConstructionBuildersEditing", dependencies: ["ConstructionBuilders"],
      swiftSettings: core),
    .target(name: "BuilderExpansion"),
    .target(
      name: "MarvelCharacters",
      dependencies: ["ConstructionBuilders"],
      exclude: ["README.md"],
      resources: [.embedInCode("Resources/characters.json")]),
    .target(
      name: "builders",
      dependencies: [
        "BuilderExpansion", "ConstructionBuilders", "ConstructionBuildersContracts",
        "ConstructionBuildersStreams",
      ],
      exclude: ["Command/Images", "Command/README.md", "Command/main.swift"]),
    .target(
      name: "TestSupport",
      dependencies: ["ConstructionBuilders"],
      // What it reads of the core has its default trait.
      swiftSettings: [.define("Foundation")]),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "builders", "ConstructionBuilders", "ConstructionBuildersEditing",
        "ConstructionBuildersStreams", "LibFuzzer", "MarvelCharacters", "TestSupport",
      ],
      // NB: gold stumbles over the debug information of an executable with AddressSanitizer.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
