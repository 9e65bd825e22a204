import Foundation

/// The Swift files at paths.
enum SourceFiles {
  /// The files, and all files in the folders: each once, ordered by path.
  static func found(in paths: [String]) throws(UsageError) -> [URL] {
    var found: [String: URL] = [:]
    for path in paths {
      let url = URL(fileURLWithPath: path)
      guard
        let isFolder = try? url.resolvingSymlinksInPath()
          .resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      else { throw UsageError(description: "there is no file '\(path)'") }
      let files = isFolder ? files(below: url.resolvingSymlinksInPath()) : [url]
      for file in files { found[file.path] = file }
    }
    return found.values.sorted { $0.path < $1.path }
  }

  private static func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
