import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package generate-builders`: runs the tool that writes the builders of a package's models.
@main
struct GenerateBuilders: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: Self.tool), arguments) { names in
      let targets =
        names.isEmpty ? context.package.targets : try context.package.targets(named: names)
      return targets.flatMap {
        ($0 as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
  /// The same in an Xcode project, from the menu of the project.
  extension GenerateBuilders: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(try context.tool(named: Self.tool), arguments) { names in
        let targets = context.xcodeProject.targets
        if let unknown = names.first(where: { name in
          !targets.contains { $0.displayName == name }
        }) {
          throw Failure("the project has no target \(unknown)")
        }
        return targets.filter { names.isEmpty || names.contains($0.displayName) }
          .flatMap { $0.inputFiles.map(\.url).filter { $0.pathExtension == "swift" } }
      }
    }
  }
#endif

extension GenerateBuilders {
  fileprivate static let tool = "GenerateBuildersTool"

  /// Runs the tool with the files that the arguments name, or with those of targets.
  fileprivate func run(
    _ tool: PluginContext.Tool, _ arguments: [String],
    filesOfTargets: (_ names: [String]) throws -> [URL]
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var toolArguments = extractor.remainingArguments
    if toolArguments.allSatisfy({ $0.hasPrefix("-") }) {
      toolArguments += ["--"] + (try filesOfTargets(names)).map(\.path)
    }
    let process = try Process.run(tool.url, arguments: toolArguments)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("generate-builders ended with status \(process.terminationStatus)")
    }
  }
}

/// Why the command ends. The tool has printed its own errors.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
