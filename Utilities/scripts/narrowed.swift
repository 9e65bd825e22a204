// Prints the public declarations of an older module that clients can no longer name, although they
// are still there: as `package`, or as `@usableFromInline internal`. Fails if there are any.
//   swift Utilities/scripts/narrowed.swift OLDER.json NEWER.json [ALLOWED]
// The files are dumps of swift-api-digester, whose own comparison takes these for public. ALLOWED
// is a file with a printed line for each deliberate break.
import Foundation

struct Module: Decodable {
  let root: Declaration

  enum CodingKeys: String, CodingKey { case root = "ABIRoot" }
}

struct Declaration: Decodable {
  let printedName: String
  /// Nil for a type that a declaration mentions.
  let declKind: String?
  let usr: String?
  let isInternal: Bool?
  let children: [Declaration]?

  /// All declarations in this one by their unique names, with their paths.
  func all(in path: [String] = []) -> [(usr: String, isPublic: Bool, path: String)] {
    (children ?? []).flatMap { child in
      let path = path + [child.printedName]
      guard child.declKind != nil, let usr = child.usr else { return child.all(in: path) }
      let own = (usr, child.isInternal != true, path.joined(separator: "."))
      return [own] + child.all(in: path)
    }
  }
}

func declarations(_ path: String) throws -> [(usr: String, isPublic: Bool, path: String)] {
  let data = try Data(contentsOf: URL(filePath: path))
  return try JSONDecoder().decode(Module.self, from: data).root.all()
}

let arguments = CommandLine.arguments
let older = Set(try declarations(arguments[1]).filter(\.isPublic).map(\.usr))
let allowed = try arguments.dropFirst(3).map { try String(contentsOfFile: $0, encoding: .utf8) }
let lines = allowed.flatMap { $0.split(separator: "\n") }
let breaks = try declarations(arguments[2]).filter { !$0.isPublic && older.contains($0.usr) }
  .map { "API breakage: \($0.path) is no longer public" }
  .filter { line in !lines.contains { $0 == line } }
for line in breaks { print(line) }
exit(breaks.isEmpty ? 0 : 1)
