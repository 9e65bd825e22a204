import Foundation

/// What was built with the tests.
enum Products {
  /// The folder of it.
  static var folder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// The executable that the compiler starts.
  static var plugin: URL { folder.appendingPathComponent("BuilderMacroPlugin-tool") }

  /// Where the compiler finds what is imported.
  static var modules: URL { folder.appendingPathComponent("Modules") }
}
