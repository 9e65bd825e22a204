/// Finds the resources of a module on disk, which `Bundle(for:)` does not find on Linux.
///
/// The package manager puts them into `<Package>_<Target>.resources`, or on Apple platforms into
/// `<Package>_<Target>.bundle`, beside the executable or the test bundle, or inside it. A target of
/// an Xcode project has its resources in its own bundle.
enum ResourceBundles {
  /// The resource folders of a module, shortest name first.
  static func folders(ofModule module: String) -> [URL] {
    let named = searchedFolders.flatMap { folder in
      contents(of: folder).filter { isBundle($0.lastPathComponent, ofModule: module) }
    }
    let byName = named.sorted {
      ($0.lastPathComponent.count, $0.path) < ($1.lastPathComponent.count, $1.path)
    }
    return (byName + ownBundles(ofModule: module)).map(\.resources)
  }

  /// Whether the package manager would name the resource folder of a module like this.
  static func isBundle(_ name: String, ofModule module: String) -> Bool {
    for ending in [".resources", ".bundle"] where name.hasSuffix(ending) {
      return identifier(String(name.dropLast(ending.count))).hasSuffix("_" + module)
    }
    return false
  }

  /// The module name of a target.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The bundles of an Xcode target.
  private static func ownBundles(ofModule module: String) -> [URL] {
    Bundle.allBundles.map(\.bundleURL).filter { url in
      guard ["xctest", "app", "appex", "framework"].contains(url.pathExtension) else {
        return false
      }
      return identifier(url.deletingPathExtension().lastPathComponent) == module
    }
  }

  /// The folders that can contain bundles of the package manager.
  static var searchedFolders: [URL] {
    var folders: [URL] = []
    for bundle in [.main, Bundle(for: Anchor.self)] + Bundle.allBundles {
      let url = bundle.bundleURL
      folders.append(url)
      if !url.pathExtension.isEmpty { folders.append(url.deletingLastPathComponent()) }
      if let resources = bundle.resourceURL { folders.append(resources) }
    }
    var seen: Set<String> = []
    return folders.map(\.standardizedFileURL).filter { folder in
      seen.insert(folder.path).inserted && folder.isFolder
    }
  }

  /// A class of this module, which the package manager links into a test bundle. On Apple platforms
  /// it finds that bundle, even when the process has loaded it without Foundation.
  private final class Anchor {}

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return contents ?? []
  }
}

extension URL {
  /// The resource folder of a bundle at this URL.
  ///
  /// NB: on Linux, `Bundle.resourceURL` is a folder named Resources, if there happens to be one.
  var resources: URL {
    let inContents = appendingPathComponent("Contents/Resources")
    return inContents.isFolder ? inContents : self
  }

  /// Whether the URL is that of a folder.
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}
