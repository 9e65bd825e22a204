import Foundation

/// Finds the resources of a module on the disk.
///
/// The package manager puts those of a target into `<Package>_<Target>.resources`, on Apple platforms
/// `<Package>_<Target>.bundle`, beside the executable or the test bundle, or inside it. A target of an Xcode
/// project has them in its own bundle. `Bundle(for:)` knows none of this on Linux.
enum ResourceBundles {
  /// The folders with the resources of a module, those of the shortest name first.
  static func folders(ofModule module: String) -> [URL] {
    let named = searchedFolders.flatMap { folder in
      contents(of: folder).filter { isBundle($0.lastPathComponent, ofModule: module) }
    }
    let byName = named.sorted {
      ($0.lastPathComponent.count, $0.path) < ($1.lastPathComponent.count, $1.path)
    }
    return (byName + ownBundles(ofModule: module)).map(\.resources)
  }

  /// Whether a folder has a name as the package manager gives it to the resources of a module.
  static func isBundle(_ name: String, ofModule module: String) -> Bool {
    for ending in [".resources", ".bundle"] where name.hasSuffix(ending) {
      return identifier(String(name.dropLast(ending.count))).hasSuffix("_" + module)
    }
    return false
  }

  /// The name of a module that a target of that name has.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The bundles of an Xcode project's target.
  private static func ownBundles(ofModule module: String) -> [URL] {
    Bundle.allBundles.map(\.bundleURL).filter { url in
      guard ["xctest", "app", "appex", "framework"].contains(url.pathExtension) else {
        return false
      }
      return identifier(url.deletingPathExtension().lastPathComponent) == module
    }
  }

  /// Where the bundles of the package manager can lie.
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

  /// Something of this module, which the package manager links into a test bundle: on Apple platforms that tells which
  /// one, also where a process has loaded it without Foundation's knowing.
  private final class Anchor {}

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return contents ?? []
  }
}

extension URL {
  /// Where a bundle at this place has its resources.
  ///
  /// NB: `Bundle.resourceURL` is, on Linux, a folder that happens to be called Resources, if there is one.
  var resources: URL {
    let inContents = appendingPathComponent("Contents/Resources")
    return inContents.isFolder ? inContents : self
  }

  /// Whether there is a folder.
  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }
}
