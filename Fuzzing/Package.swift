// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "construction-builders", path: "..")],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "LibFuzzer",
        .product(name: "ConstructionBuilders", package: "construction-builders"),
        .product(name: "ConstructionBuildersEditing", package: "construction-builders"),
        .product(name: "ConstructionBuildersStreams", package: "construction-builders"),
        .product(name: "MarvelCharacters", package: "construction-builders"),
      ],
      // What `Support` reads of the core has its default trait.
      swiftSettings: [.define("Foundation")],
      // NB: gold stumbles over the debug information of an executable with AddressSanitizer.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
