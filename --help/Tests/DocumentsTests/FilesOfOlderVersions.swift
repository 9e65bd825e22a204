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

    init(fields: JSONFields) {
      _title = fields[anyOf: "title", "name"]  // until 2.0, "name"
      _edited = fields["edited", as: .oneOf(.iso8601, .secondsSince1970)]  // until 1.4, seconds
      _tags = fields["tags"]  // since 2.0
    }

    func build() -> Result<Note, BuildFailure> {
      construct(Note.init, $title, $edited.optional, $tags.or([]))
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

  @Test func sameContract_losesNothing() {
    let (contract, older) = (NoteBuilder.contract(), NoteBuilder.contract())
    #expect(contract.differences(from: older).filter { $0.severity == .breaking } == [])
  }
}
