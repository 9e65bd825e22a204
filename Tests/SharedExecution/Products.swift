package import Foundation

/// The products that were built with the tests.
package enum Products {
  private static var folder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// The executable that the compiler starts to expand macros.
  package static var plugin: URL { folder.appendingPathComponent("BuilderMacroPlugin-tool") }

  /// The folder of the modules.
  package static var modules: URL { folder.appendingPathComponent("Modules") }
}
