// swift-tools-version: 6.2
import PackageDescription

let libraries: [Target.Dependency] = [
  "ConstructionBuilders", "ConstructionBuildersContracts", "ConstructionBuildersEditing",
  "ConstructionBuildersMacros", "ConstructionBuildersStreams", "ConstructionBuildersTesting",
].map { .product(name: $0, package: "construction-builders") }

/// Tests of the code in Markdown and doc comments. `Utilities/scripts/documents` copies this
/// package to .build/documents, and writes the code into its files.
let package = Package(
  name: "documents",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [.package(name: "construction-builders", path: "../..")],
  targets: [
    .testTarget(
      name: "DocumentsTests", dependencies: libraries, resources: [.copy("Fixtures")]),
    // Examples have values that nothing uses. `-suppress-warnings` of the driver and
    // `-warnings-as-errors` exclude each other.
    .testTarget(
      name: "ExamplesTests", dependencies: libraries,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-suppress-warnings"])]),
  ]
)
