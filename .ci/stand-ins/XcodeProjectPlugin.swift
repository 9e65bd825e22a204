// What the plugin uses of the module XcodeProjectPlugin, which only Xcode has: declarations with
// the names and types of Apple's documentation. .ci/run compiles the plugin with them.
import Foundation
import PackagePlugin

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject

  public func tool(named name: String) throws -> PluginContext.Tool {
    fatalError("This is only compiled.")
  }
}

public struct XcodeProject {
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
