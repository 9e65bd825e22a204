// Goes behind the manifest that the README shows, in a package outside the tree.
let core = Target.Dependency.product(name: "ConstructionBuilders", package: "construction-builders")
let macros = Target.Dependency.product(
  name: "ConstructionBuildersMacros", package: "construction-builders")
let fixtures = Target.Dependency.product(
  name: "ConstructionBuildersFixtures", package: "construction-builders")
let testing = Target.Dependency.product(
  name: "ConstructionBuildersTesting", package: "construction-builders")

let contracts = Target.Dependency.product(
  name: "ConstructionBuildersContracts", package: "construction-builders")

let editing = Target.Dependency.product(
  name: "ConstructionBuildersEditing", package: "construction-builders")

let streams = Target.Dependency.product(
  name: "ConstructionBuildersStreams", package: "construction-builders")

package.targets += [
  // The macro, and the same models with builders that the command writes.
  .executableTarget(name: "Shop", dependencies: [macros]),
  .executableTarget(name: "PlainShop", dependencies: [core]),

  // The testing kit, in an app's preview and in both test frameworks.
  .target(name: "Heroes", dependencies: [core]),
  .target(name: "HeroFixtures", resources: [.copy("Fixtures")]),
  .executableTarget(name: "HeroPreview", dependencies: ["Heroes", "HeroFixtures", fixtures]),
  .testTarget(
    name: "HeroesTestingTests", dependencies: ["Heroes", "HeroFixtures", testing],
    resources: [.copy("Fixtures")]),
  .testTarget(name: "HeroesXCTests", dependencies: ["Heroes", "HeroFixtures", testing]),

  // The packages in Samples that are to be copied.
  .target(
    name: "Comics", dependencies: [core, contracts, editing],
    path: "Samples/AppSkeleton/Sources/Comics"),
  .executableTarget(
    name: "ComicsApp", dependencies: ["Comics"], path: "Samples/AppSkeleton/Sources/ComicsApp"),
  .testTarget(
    name: "ComicsTests", dependencies: ["Comics", testing],
    path: "Samples/AppSkeleton/Tests/ComicsTests", resources: [.copy("Fixtures")]),
  .target(
    name: "Webhooks", dependencies: [contracts, core], path: "Samples/Webhooks/Sources/Webhooks"),
  .testTarget(
    name: "WebhooksTests", dependencies: ["Webhooks", testing],
    path: "Samples/Webhooks/Tests/WebhooksTests", resources: [.copy("Fixtures")]),
  .target(
    name: "ModelStream", dependencies: [contracts, macros, streams],
    path: "Samples/ModelStream/Sources/ModelStream"),
  .testTarget(
    name: "ModelStreamTests", dependencies: ["ModelStream", testing],
    path: "Samples/ModelStream/Tests/ModelStreamTests"),
  .executableTarget(
    name: "ArrivingRecipe", dependencies: [core, fixtures, streams],
    path: "Samples/ArrivingRecipe/Sources/ArrivingRecipe"),
  .testTarget(
    name: "ArrivingRecipeTests", dependencies: ["ArrivingRecipe"],
    path: "Samples/ArrivingRecipe/Tests/ArrivingRecipeTests"),

  // What `Utilities/scripts/documents.py` writes.
  .testTarget(
    name: "DocumentsTests", dependencies: [contracts, editing, macros, streams, testing],
    path: "Documents/Tests/DocumentsTests", resources: [.copy("Fixtures")]),
  .testTarget(
    name: "ExamplesTests", dependencies: [contracts, editing, macros, streams, testing],
    path: "Documents/Tests/ExamplesTests",
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-suppress-warnings"])]),
]
