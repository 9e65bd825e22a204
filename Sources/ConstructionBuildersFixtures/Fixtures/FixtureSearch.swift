/// Finds the file of a fixture, in folders and their subfolders.
///
/// A name need not have the extension. Leading folders tell files of the same name apart:
/// `marvel/characters`.
struct FixtureSearch {
  let name: String
  let fileExtension: String
  let folders: [URL]

  func url() throws -> URL {
    let wanted = name.hasPrefix("/") ? String(name.dropFirst()) : name
    var others: [String] = []
    for folder in folders {
      let files = Self.files(in: folder)
      for accepted in [wanted, "\(wanted).\(fileExtension)"] {
        if files.contains(accepted) { return folder.appendingPathComponent(accepted) }
        let matches = files.filter { $0.hasSuffix("/" + accepted) }
        if matches.count > 1 {
          throw FixtureFailure(
            name, "is the name of \(matches.count) files: write the folder, too", matches)
        }
        if let match = matches.first { return folder.appendingPathComponent(match) }
      }
      others += files
    }
    let nearest = nearest(among: others)
    throw FixtureFailure(
      name, "was not found",
      (nearest.isEmpty ? [] : ["nearest: \(nearest.joined(separator: ", "))"])
        + folders.map { "searched: \($0.path)" })
  }

  /// The sorted paths of all files in a folder, relative to it.
  private static func files(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { !folder.appendingPathComponent($0).isFolder }.sorted()
  }

  /// Similar names, without regard to the extension, as a caller has to write them.
  private func nearest(among files: [String]) -> [String] {
    let wanted = lastName(of: name)
    let names = Dictionary(grouping: files) { lastName(of: $0) }
    return NearMiss.of(wanted, among: names.keys).flatMap { Set(names[$0] ?? []).sorted() }
  }

  private func lastName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let ending = ".\(fileExtension)"
    return last.hasSuffix(ending) ? String(last.dropLast(ending.count)) : last
  }
}
