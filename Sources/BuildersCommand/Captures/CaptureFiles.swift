import ConstructionBuilders

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The files that a person has named: files, folders, patterns, and `-` for standard input.
struct CaptureFile: Equatable, Sendable {
  /// Nil for standard input.
  let path: String?

  /// A copy of what can be read only once.
  var copy: Descriptor?

  /// As messages name it.
  var name: String { JSONText.visible(path ?? "standard input") }
}

extension CaptureFile {
  /// What is taken from a folder.
  private static let extensions = ["json", "ndjson", "jsonl", "har"]

  /// The files of some arguments, those of a folder or a pattern in the order of their bytes.
  ///
  /// - Throws: ``InputError`` if something is not there.
  static func all(_ arguments: [String]) throws(InputError) -> [CaptureFile] {
    var files: [CaptureFile] = []
    for argument in arguments {
      if argument == "-" {
        files.append(CaptureFile(path: nil))
      } else if isFolder(argument) {
        var found: [String] = []
        try find(in: argument, &found)
        if found.isEmpty {
          throw InputError(
            description: """
              the folder '\(JSONText.visible(argument))' has no file whose name ends with \
              .json, .ndjson, .jsonl or .har
              """)
        }
        files += found.map { CaptureFile(path: $0) }
      } else if unsafe access(argument, F_OK) != 0, argument.contains(where: { "*?[".contains($0) })
      {
        let found = matches(argument)
        if found.isEmpty {
          throw InputError(description: "no file matches '\(JSONText.visible(argument))'")
        }
        files += found.map { CaptureFile(path: $0) }
      } else {
        files.append(CaptureFile(path: argument))
      }
    }
    return files
  }

  /// Whether all files of some arguments can be read again.
  static func areStored(_ arguments: [String]) -> Bool {
    ((try? all(arguments)) ?? []).allSatisfy(\.isStored)
  }

  /// Copies of those of some arguments that can be read only once, by their paths.
  ///
  /// - Throws: ``InputError`` if there is no room for one. What is not there, is told later.
  static func copies(
    of arguments: [String], _ input: Descriptor
  ) throws -> [String?: Descriptor] {
    var copies: [String?: Descriptor] = [:]
    for file in arguments.flatMap({ (try? all([$0])) ?? [] })
    where !file.isStored && copies[file.path] == nil {
      guard let source = file.path.map({ try? Descriptor.opened($0) }) ?? input else { continue }
      defer { if file.path != nil { source.release() } }
      do { copies[file.path] = try source.copied() } catch {
        throw InputError.unreadable(file.name, error)
      }
    }
    return copies
  }

  /// The file, with its copy if there is one.
  func copied(_ copies: [String?: Descriptor]) -> CaptureFile {
    CaptureFile(path: path, copy: copies[path])
  }

  /// Whether it can be read again: standard input and pipes cannot.
  private var isStored: Bool {
    var facts = stat()
    guard let path, unsafe stat(path, &facts) == 0 else { return false }
    return facts.st_mode & S_IFMT == S_IFREG
  }

  private static func isFolder(_ path: String) -> Bool {
    guard let folder = unsafe opendir(path) else { return false }
    unsafe closedir(folder)
    return true
  }

  /// Adds the files in a folder and the folders in it, without hidden ones, links to folders, and
  /// pipes: nobody may ever write to them.
  private static func find(in folder: String, _ found: inout [String]) throws(InputError) {
    guard let stream = unsafe opendir(folder) else { throw .unreadable(folder, .last) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 1024) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    unsafe closedir(stream)
    for name in names.sorted(by: { ExactText($0) < ExactText($1) }) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        if !isLink(path) { try find(in: path, &found) }
      } else if !isPipe(path), extensions.contains(where: { name.lowercased().hasSuffix("." + $0) })
      {
        found.append(path)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var byte = 0 as CChar
    return unsafe readlink(path, &byte, 1) >= 0
  }

  private static func isPipe(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }

  /// The files that a pattern of a shell matches.
  private static func matches(_ pattern: String) -> [String] {
    var result = unsafe glob_t()
    defer { unsafe globfree(&result) }
    guard unsafe glob(pattern, 0, nil, &result) == 0 else { return [] }
    return unsafe (0..<Int(result.gl_pathc)).compactMap { index in
      unsafe result.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }
}
