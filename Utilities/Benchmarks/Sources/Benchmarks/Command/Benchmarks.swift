import Foundation

@main
enum Benchmarks {
  static func main() throws {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch let error as OptionError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws {
    switch options.mode {
    case .compare: try Comparison.run(options)
    case .scaling: try Output.write(Scaling.measure(options.plan), isJSON: options.isJSON)
    case .threads: try Output.write(Threads.measure(options), isJSON: options.isJSON)
    case .cold: try Output.write(Cold.measure(options), isJSON: options.isJSON)
    case .hostile: try Hostile.run(options)
    case .watching: try Output.write(Watching.measure(options.plan), isJSON: options.isJSON)
    case .editing: try Output.write(Editing.measure(options.plan), isJSON: options.isJSON)
    case .streaming: try Output.write(Streaming.measure(options.plan), isJSON: options.isJSON)
    case .streamingMemory(let framing): try print(StreamingMemory.row(of: framing).line)
    case .once(let workload, let candidate):
      try print(FirstDecode.measure(Options.workload(named: workload), candidate).line)
    case .describe: try Output.write(Description.measure(options), isJSON: options.isJSON)
    case .list: print(Options.list)
    case .help: print(Options.usage)
    }
  }
}
