import Foundation
import Testing

/// Checks all Markdown files of the project. DocC checks links to symbols and between articles.
struct LinksTests {
  @Test func linksWithinTheProject_leadToFilesAndHeadings() throws {
    var count = 0
    for document in try Document.all() {
      for link in try document.links() where !link.contains("://") {
        count += 1
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? document : document.other(at: parts[0])
        #expect(target.exists, "\(document.path): \(link)")
        guard parts.count == 2, target.exists else { continue }
        #expect(try target.anchors().contains(parts[1]), "\(document.path): \(link)")
      }
    }
    #expect(count > 50)
  }

  /// A file that was renamed or merged is easily forgotten there.
  @Test func filesThatArchitectureAndContributingName_exist() throws {
    let text = try [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"].map {
      try Document(path: $0).text()
    }
    .joined()
    let named = text.matches(of: /`(?:[A-Za-z]+\/)*([A-Za-z0-9+.]+\.swift)`/).map { String($0.1) }
    let files = try Document.namesOfSwiftFiles()

    #expect(named.count > 30)
    #expect(named.filter { !files.contains($0) } == [])
  }

  /// Parts of manifests are compiled nowhere.
  @Test func products_areThoseOfTheManifest() throws {
    let manifest = try Document(path: "Package.swift").text()
    let named = try Document.all().flatMap { document in
      try document.text().matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    }
    #expect(named.count > 2)
    for name in Set(named) { #expect(manifest.contains(#".library(name: "\#(name)""#), "\(name)") }
  }
}

extension Document {
  private var url: URL { Self.package.appending(path: path) }

  fileprivate var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  fileprivate func other(at link: String) -> Document {
    let folder = url.deletingLastPathComponent()
    let target = folder.appending(path: link).standardizedFileURL.path
    return Document(path: String(target.dropFirst(Self.package.standardizedFileURL.path.count)))
  }

  /// The targets of links such as `[text](target)`, without those in code.
  fileprivate func links() throws -> [String] {
    let pieces = try text().components(separatedBy: "\n```")
    let prose = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined()
    return prose.replacing(/`[^`\n]*`/, with: "code")
      .matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.hasPrefix("doc:") }
  }

  /// The headings as they are written in links: `A heading` is `a-heading`.
  fileprivate func anchors() throws -> [String] {
    try text().matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}
