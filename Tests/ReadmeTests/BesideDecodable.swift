import ConstructionBuilders
import Foundation

enum BesideDecodable {
  struct Thumbnail: Decodable {
    let path: String
  }

  struct ThumbnailHolder {
    @Field var thumbnail: Decoded<Thumbnail>?
  }

  struct CharacterResponseModel: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(CharacterResponseModel.init, $id, $name)
    }
  }

  static func names(in data: Data) throws -> [String] {
    let page = try JSONDecoder().decode([Constructed<CharacterResponseBuilder>].self, from: data)
    let names = page.map(\.model.name)
    return names
  }

  static func recording(log: @escaping @Sendable (String) -> Void) -> FindingRecorder {
    let recorder = FindingRecorder { row in log("new: \(row)") }
    return recorder
  }

  static func tally(print: (Any) -> Void) throws {
    let recorder = FindingRecorder(now: { Date(timeIntervalSince1970: 1_772_438_400) })
    for json in [
      #"{"id": 1, "name": "Cyclops"}"#, #"{"id": "2", "name": "Storm"}"#,
      #"{"id": "3", "name": 616}"#,
    ] {
      let sut = try CharacterResponseBuilder(json: json)
      recorder.record(sut.findings)
    }
    print(recorder.tally)
  }
}
