import Foundation

extension Options {
  /// The workloads that were asked for; where none were, those with the names given, or all.
  ///
  /// - Throws: An ``OptionError`` for a name that there is not, and for a file that cannot be read.
  func chosenWorkloads(otherwise names: [String]? = nil) throws -> [Workload] {
    guard files.isEmpty else { return try files.flatMap(Self.workloads(ofFile:)) }
    let names = workloads.isEmpty ? names ?? Workload.all.map(\.name) : workloads
    return try names.map(Self.workload(named:))
  }

  static func workload(named name: String) throws -> Workload {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      throw OptionError("there is no workload \(name); --list lists them")
    }
    return workload
  }

  private static func workloads(ofFile path: String) throws -> [Workload] {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else {
      throw OptionError("the file \(path) cannot be read")
    }
    return Workload.of(file: url.lastPathComponent, data)
  }
}
