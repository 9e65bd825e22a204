import Foundation
import PackagePlugin

/// `swift package generate-builders`: runs the tool that writes the builders of a package's models.
@main
struct GenerateBuilders: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var toolArguments = extractor.remainingArguments
    let namesFiles = toolArguments.contains { !$0.hasPrefix("-") }
    if !namesFiles {
      let targets =
        names.isEmpty ? context.package.targets : try context.package.targets(named: names)
      let files = targets.compactMap {
        ($0 as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: ".swift")
      }
      toolArguments += ["--"] + files.joined().map(\.url.path)
    }

    let tool = try context.tool(named: "GenerateBuildersTool")
    let process = try Process.run(tool.url, arguments: toolArguments)
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }
}

/// The tool failed, and has printed why.
struct Failure: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "generate-builders ended with status \(status)" }
}
