public import Foundation

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
  private enum Place: Sendable {
    case module(String)
    case folder(URL)
  }

  private let place: Place

  private init(_ place: Place) { self.place = place }

  /// The resources of a target, by the name of its module.
  public static func module(_ name: String) -> FixtureSource { FixtureSource(.module(name)) }

  /// The resources of the target that contains a file, by its `#fileID`.
  static func module(ofFileID fileID: StaticString) -> FixtureSource {
    module(String("\(fileID)".prefix { $0 != "/" }))
  }

  /// A bundle, such as the `Bundle.module` of a target.
  public static func bundle(_ bundle: Bundle) -> FixtureSource {
    folder(bundle.bundleURL.resources)
  }

  /// A folder on disk.
  public static func folder(_ url: URL) -> FixtureSource { FixtureSource(.folder(url)) }

  /// The bytes of a fixture.
  func data(of name: String) throws -> Data {
    let folders: [URL]
    switch place {
    case .folder(let url): folders = [url]
    case .module(let module):
      folders = ResourceBundles.folders(ofModule: module)
      guard !folders.isEmpty else {
        throw FixtureFailure(
          name, "was not found: module \(module) has no resources",
          ["declare them in Package.swift: resources: [.copy(\"Fixtures\")]"]
            + ResourceBundles.searchedFolders.map { "searched: \($0.path)" })
      }
    }
    let url = try FixtureSearch(name: name, folders: folders).url()
    return try FixtureFailure.about(name) { try Data(contentsOf: url) }
  }
}
