import Foundation

extension Workload {
  /// All workloads, in the order of the tables.
  static var all: [Workload] {
    [
      Marvel.full, Marvel.sparse, Twitter.workload, Canada.workload, Citm.workload,
      Records.workload, Integers.workload, Texts.ascii, Texts.unicode, Texts.longUnicode,
      Texts.escaped, Nesting.workload, Paths.workload, Paths.nested,
    ]
  }

  /// What can be measured on a file: reading it, and every model that `JSONDecoder` can make of it.
  static func of(file name: String, _ data: Data) -> [Workload] {
    let readable = all.compactMap { $0.reading(data, from: name) }
    return readable.isEmpty ? [Workload(name, "a file", parsing: data)] : readable
  }

  private func reading(_ data: Data, from file: String) -> Workload? {
    let decoder = try? candidate(.decoder, Input(data))
    guard let decoder, (try? decoder.run()) != nil else { return nil }
    return Workload(self, named: "\(file) as \(name)", "a file", document: { data })
  }
}
