import ConstructionBuilders
import TestSupport
import Testing

/// What public services send.
struct UnionExamplesTests {
  /// The coordinates of GeoJSON's geometries: the depth of the arrays tells them apart.
  typealias Coordinates = OneOf<[Double], OneOf<[[Double]], OneOf<[[[Double]]], [[[[Double]]]]>>>

  static let geometries = [
    ("[1, 2]", "first [1.0, 2.0]"), ("[[1, 2], [3, 4]]", "second [[1.0, 2.0], [3.0, 4.0]]"),
    ("[[[1, 2], [3, 4]]]", "second [[[1.0, 2.0], [3.0, 4.0]]]"),
    ("[[[[1, 2]], [[3, 4]]]]", "second [[[[1.0, 2.0]], [[3.0, 4.0]]]]"),
  ]

  @Test(arguments: geometries) func geometry_isRead(json: String, expected: String) throws {
    try UnionRow(json, .strict, .lenient, .forgiving, expected: expected + " []")
      .expectReading(Coordinates.self)
  }

  /// The input of an embedding: a text, texts, tokens, or lists of tokens.
  typealias Input = OneOf<String, OneOf<[String], OneOf<[Int], [[Int]]>>>

  static let inputs = [
    (#""a""#, "first a []"), (#"["a", "b"]"#, #"second ["a", "b"] []"#),
    ("[1, 2]", "second [1, 2] []"), ("[[1], [2, 3]]", "second [[1], [2, 3]] []"),
  ]

  @Test(arguments: inputs) func input_isRead(json: String, expected: String) throws {
    try UnionRow(json, .strict, .lenient, expected: expected).expectReading(Input.self)
  }
}
