import ConstructionBuilders
import TestSupport
import Testing

/// What public services send.
struct UnionExamplesTests {
  /// The coordinates of GeoJSON's geometries: the depth of the arrays tells them apart.
  typealias Coordinates = OneOf<[Double], OneOf<[[Double]], OneOf<[[[Double]]], [[[[Double]]]]>>>

  @Test func geometry_isRead() throws {
    try expectReading(
      Coordinates.self,
      """
      [1, 2] | first [1.0, 2.0] []
      [[1, 2], [3, 4]] | second [[1.0, 2.0], [3.0, 4.0]] []
      [[[1, 2], [3, 4]]] | second [[[1.0, 2.0], [3.0, 4.0]]] []
      [[[[1, 2]], [[3, 4]]]] | second [[[[1.0, 2.0]], [[3.0, 4.0]]]] []
      """)
  }

  /// The input of an embedding: a text, texts, tokens, or lists of tokens.
  typealias Input = OneOf<String, OneOf<[String], OneOf<[Int], [[Int]]>>>

  @Test func input_isRead() throws {
    try expectReading(
      Input.self,
      #"""
      "a" | strict lenient | first a []
      ["a", "b"] | strict lenient | second ["a", "b"] []
      [1, 2] | strict lenient | second [1, 2] []
      [[1], [2, 3]] | strict lenient | second [[1], [2, 3]] []
      """#)
  }
}
