import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

/// The article *Files that an older version of the app wrote*.
@Suite struct FilesOfOlderVersions {
  struct Note: Equatable {
    let title: String
    let edited: Date?
    let tags: [String]
  }

  struct NoteBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var edited: Date?
    @Field var tags: [String]?

    // Code: FilesOfOlderVersions.md, "An older version is a sender"
  }

  /// The same builder in the next version.
  private struct NextNoteBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var tags: [String]?

    init(fields: JSONFields) {
      _title = fields["title"]
      _tags = fields["tags"]
    }

    func build() -> Result<Note, BuildFailure> {
      construct({ Note(title: $0, edited: nil, tags: $1) }, $title, $tags)
    }
  }

  @Test(arguments: [
    #"{"name": "A", "edited": 1700000000}"#,
    #"{"title": "A", "edited": "2023-11-14T22:13:20Z", "tags": []}"#,
  ])
  func fileOfEachVersion_isRead(json: String) throws {
    let note = try NoteBuilder.build(json: json).get()
    #expect(note == Note(title: "A", edited: Date(timeIntervalSince1970: 1_700_000_000), tags: []))
  }

  @Sendable static func differences(print: (Any) -> Void) throws {
    // Code: FilesOfOlderVersions.md, "A test of the next version"
    try compare(NextNoteBuilder.contract(), stored, print: print)
  }

  private static func compare(
    _ contract: Contract, _ stored: Data, print: (Any) -> Void
  ) throws {
    // Code: FilesOfOlderVersions.md, "A test of the next version", block 2
  }

  @Test func sameContract_losesNothing() {
    let (contract, older) = (NoteBuilder.contract(), NoteBuilder.contract())
    // Code: FilesOfOlderVersions.md, "A test of the next version", block 3
  }
}
