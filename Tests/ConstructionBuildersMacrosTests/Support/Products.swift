import Foundation

/// The products that were built with the tests.
enum Products {
  private static var folder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// The executable that the compiler starts to expand macros.
  static var plugin: URL { folder.appendingPathComponent("BuilderMacroPlugin-tool") }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// What the compiler needs to import the modules.
  static var importOptions: [String] {
    let headers = package.appendingPathComponent("Sources/ConstructionBuildersC/include")
    return ["-I", folder.appendingPathComponent("Modules").path, "-I", headers.path]
  }
}
