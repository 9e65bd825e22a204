import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package generate-models`: runs `builders generate` in the folder of a package.
@main
struct GenerateModels: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "builders"), arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  /// The same in the folder of an Xcode project, from the menu of the project.
  extension GenerateModels: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        context.tool(named: "builders"), arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif

extension GenerateModels {
  fileprivate func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    // Xcode adds the targets that were chosen. Where models go, --into says.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["generate"] + extractor.remainingArguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "generate ended with status \(process.terminationStatus)")
    }
  }
}

/// Why the command ends. The tool has printed its own errors.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
