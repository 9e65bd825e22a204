import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A field adds to the coercions that it inherits, for its value, the steps of its path, and
/// everything in it.
struct AddedCoercionTests {
  struct InnerBuilder: ConstructionBuilder {
    @Field var edited: Double?
    @Field var note: Int?

    init(fields: JSONFields) {
      _edited = fields["edited"]
      _note = fields["note"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ "\($0 ?? -1) \($1 ?? -1)" }, $edited.optional, $note.optional)
    }
  }

  struct AddingBuilder: ConstructionBuilder {
    @Field var child: InnerBuilder?
    @Field var replaced: InnerBuilder?

    init(fields: JSONFields) {
      _child = fields["child", adding: .emptyStringAsNull]
      _replaced = fields["child", .emptyStringAsNull]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $child) }
  }

  @Test func whatIsAdded_holdsBesideWhatIsInherited() throws {
    let json = #"{"child": {"edited": false, "note": ""}}"#
    let coercion: Coercion = [.lenient, .falseAsNull]
    for sut in [
      try AddingBuilder(json: json, coercion: coercion),
      AddingBuilder(dictionary: try dictionary(json), coercion: coercion),
    ] {
      expect(sut.child?.$edited.outcome, equals: .null)
      expect(sut.child?.$note.outcome, equals: .null)
      expect(sut.replaced?.$edited.outcome, equals: .unusable)
      expect(sut.build(), equals: .success("-1.0 -1"))
    }
    let strict = try AddingBuilder(json: #"{"child": {"note": "7"}}"#, coercion: .strict)
    expect(strict.child?.$note.outcome, equals: .unusable)
  }

  struct PathsBuilder: ConstructionBuilder {
    @Field var replies: [Int]?
    @Field var replaced: [Int]?
    @Field var first: Int?
    @Field var plain: [Int]?
    @Field var either: [Int]?
    @Field var edited: Date?
    @Field var nested: Date?
    @Field var anyOf: Date?
    @Field var strictTime: Date?

    init(fields: JSONFields) {
      _replies = fields["replies", "children", adding: .emptyStringAsNull]
      _replaced = fields["replies", "children", coercion: [.lenient, .emptyStringAsNull]]
      _first = fields["replies", "children", 0, adding: .emptyStringAsNull]
      _plain = fields["replies", "children"]
      _either = fields[anyOf: "replies", "others", adding: .emptyStringAsNull]
      _edited = fields["edited", as: .secondsSince1970, adding: .falseAsNull]
      _nested = fields["meta", "edited", as: .secondsSince1970, adding: .falseAsNull]
      _anyOf = fields[anyOf: "edited", "changed", as: .secondsSince1970, adding: .falseAsNull]
      _strictTime = fields["time", as: .secondsSince1970, coercion: .strict]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0?.count ?? 0 }, $replies.optional) }
  }

  @Test func steps_countAsNull() throws {
    let json = #"{"replies": "", "edited": false, "meta": false, "time": "60"}"#
    for sut in [try PathsBuilder(json: json), PathsBuilder(dictionary: try dictionary(json))] {
      expect(sut.$replies.outcome, equals: .null)
      expect(sut.$replaced.outcome, equals: .null)
      expect(sut.$first.outcome, equals: .null)
      expect(sut.$plain.outcome, equals: .unusable)
      expect(sut.$either.outcome, equals: .null)
      expect(sut.$edited.outcome, equals: .null)
      expect(sut.$nested.outcome, equals: .null)
      expect(sut.$anyOf.outcome, equals: .null)
      expect(sut.$strictTime.outcome, equals: .unusable)
    }
    let full =
      #"{"replies": {"children": [1]}, "edited": 60, "meta": {"edited": "60"}, "time": 60}"#
    let sut = try PathsBuilder(json: full)
    expect(sut.replies, equals: [1])
    expect(sut.replaced, equals: [1])
    expect(sut.first, equals: 1)
    for date in [sut.edited, sut.nested, sut.anyOf, sut.strictTime] {
      expect(date, equals: Date(timeIntervalSince1970: 60))
    }
    expect(sut.$nested.outcome, equals: .coerced)
  }

  /// No option is lost on the way to a nested builder, whatever its bit.
  @Test func everyOption_isInherited() throws {
    struct Options: ConstructionBuilder {
      let coercion: Coercion
      @Field var inner: Inner?
      struct Inner: ConstructionBuilder {
        let coercion: Coercion
        init(fields: JSONFields) { coercion = fields.coercion }
        func build() -> Result<Int, BuildFailure> { .success(1) }
      }
      init(fields: JSONFields) {
        coercion = fields.coercion
        _inner = fields["inner"]
      }
      func build() -> Result<Int, BuildFailure> { construct({ $0 }, $inner) }
    }
    for bit in 0..<16 {
      let coercion = Coercion(rawValue: 1 << UInt16(bit))
      let sut = try Options(json: #"{"inner": {}}"#, coercion: coercion)
      expect(sut.coercion, equals: coercion)
      expect(sut.inner?.coercion, equals: coercion)
    }
  }
}
