import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// A field in an array is written at its index.
struct WrittenPlacesTests {
  @Test func fieldInAnArray_isWrittenThere() throws {
    var sut = try Coordinates(json: #"{"coords": [1, 2, 3]}"#)
    try expect(sut.json.description, equals: #"{"coords":[1.0,2.0]}"#)
    sut = Coordinates(dictionary: [:])
    sut.latitude = 2
    try expect(sut.json.description, equals: #"{"coords":[null,2.0]}"#)
  }

  /// Null would fill the array up to the element.
  @Test func fieldFarInAnArray_isNotWritten() throws {
    var sut = FarBuilder(dictionary: [:])
    try expect(sut.json.description, equals: "{}")
    (sut.before, sut.far, sut.farthest) = (1, 2, 3)
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    let words = "rejected: an element by itself is written for the indices 0 to 99999"
    expect(
      error?.findings, say: "far[-1]: \(words)", "far[100000]: \(words)",
      "far[\(Int.max)]: \(words)")
  }
}

private struct FarBuilder: ConstructionBuilder {
  @Field var before: Int?
  @Field var far: Int?
  @Field var farthest: Int?

  init(fields: JSONFields) {
    _before = fields["far", .index(-1)]
    _far = fields["far", 100_000]
    _farthest = fields["far", .index(.max)]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $far) }
}

private struct Coordinates: ConstructionBuilder {
  @Field var longitude: Double?
  @Field var latitude: Double?

  init(fields: JSONFields) {
    _longitude = fields["coords", 0]
    _latitude = fields["coords", 1]
  }

  func build() -> Result<[Double], BuildFailure> { construct({ [$0, $1] }, $longitude, $latitude) }
}
