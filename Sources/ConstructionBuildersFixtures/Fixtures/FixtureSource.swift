/// Where fixtures come from.
///
/// The default is the target of the calling file. A target of fixtures can serve several others:
///
/// ```swift
/// try Fixture.data("characters", in: .module("SharedFixtures"))
/// try Fixture.data("characters", in: .bundle(SharedFixtures.bundle))  // its public Bundle.module
/// try Fixture.data("characters", in: .folder(URL(filePath: "/recordings")))
/// ```
public struct FixtureSource: Sendable {
  private let module: String?
  private let folders: [URL]

  /// The resources of a target, by the name of its module.
  public static func module(_ name: String) -> FixtureSource {
    FixtureSource(module: name, folders: [])
  }

  /// The resources of the target that contains a file, by its `#fileID`.
  static func module(ofFileID fileID: StaticString) -> FixtureSource {
    module(String("\(fileID)".prefix { $0 != "/" }))
  }

  /// A bundle, such as the `Bundle.module` of a target.
  public static func bundle(_ bundle: Bundle) -> FixtureSource {
    folder(bundle.bundleURL.resources)
  }

  /// A folder on disk.
  public static func folder(_ url: URL) -> FixtureSource {
    FixtureSource(module: nil, folders: [url])
  }

  /// The bytes of a fixture. Its name need not have the extension.
  func data(of name: String, fileExtension: String) throws -> Data {
    let folders = module.map(ResourceBundles.folders(ofModule:)) ?? folders
    if let module, folders.isEmpty {
      throw FixtureFailure(
        name, "was not found: module \(module) has no resources",
        ["declare them in Package.swift: resources: [.copy(\"Fixtures\")]"]
          + ResourceBundles.searchedFolders.map { "searched: \($0.path)" })
    }
    let url = try FixtureSearch(
      name: name, fileExtension: fileExtension, folders: folders
    ).url()
    return try FixtureFailure.about(name) { try Data(contentsOf: url) }
  }
}
