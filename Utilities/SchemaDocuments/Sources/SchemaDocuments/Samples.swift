import Foundation

extension ShapesBuilder {
  static let sample = Data(
    #"""
    {
      "text": "a", "byte": 255, "long": 9007199254740993, "double": 1.5, "float": 0.25,
      "money": 12.50, "flag": true, "date": "2014-06-10T23:11:26-0400", "seconds": 1700000000,
      "day": "Wed, 1 Jun 2022", "either": "2022-06-01", "length": 90000,
      "url": "https://example.com/a?b=c#d", "uuid": "123e4567-e89b-12d3-a456-426614174000",
      "data": "QUI=", "rank": "7", "level": 20, "open": "other", "extra": {"a": [1, null]},
      "heat": 21.5, "plain": {"text": "b"}, "strict": 1, "own": null
    }
    """#.utf8)
}

extension ContainersBuilder {
  static let sample = Data(
    #"""
    {
      "numbers": [1, 2, 3], "complete": [4], "gaps": ["123e4567-e89b-12d3-a456-426614174000", null],
      "grid": [[true], [false, true]], "tags": ["a", "b"], "levels": [0, 20],
      "names": {"a": "b", "c": "d"}, "seats": {"1": "2022-06-01", "-2": "2022-06-02"},
      "ranks": {"first": {"name": "a"}}, "tree": {"name": "a", "children": [{"name": "b"}]},
      "trees": [{"name": "c", "children": []}], "empty": {"note": 1}, "title": "a", "count": 3,
      "place": [52.5, 13.4], "meta": {"total": 7, "page": "123e4567-e89b-12d3-a456-426614174000"}
    }
    """#.utf8)
}
