import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import Testing

/// What `@Buildable` and its attributes write.
@Suite struct Macros {
  @Buildable struct TextDelta { let text: String }
  @Buildable struct Push { let ref: String }
  typealias Problem = TextDelta
  enum Kind: String, Capturable { case unknown }
  enum Status: String, Capturable { case other }

  // Code: ConstructionBuildersMacros/Buildable.swift
  // Code: ConstructionBuildersMacros/Buildable.swift, block 3
  // Code: ConstructionBuildersMacros/Decoded.swift
  // Code: BuildableVariants.swift
  // Code: BuildableVariants.swift, block 3
  // Code: AllowingLosses.swift
  // Code: Coerced.swift, block 2
  // Code: Default.swift, block 2
  // Code: IfPresent.swift

  @Test func models_areBuilt() throws {
    func comic() -> Result<Comic, BuildFailure> {
      // Code: ConstructionBuildersMacros/Buildable.swift, block 2
    }
    #expect(try comic().get() == Comic(id: 1, title: "X-Men", summary: nil, tags: []))
    func model() -> Result<ComicResponseModel, BuildFailure> {
      // Code: ConstructionBuildersMacros/Buildable.swift, block 4
    }
    #expect(try model().get() == ComicResponseModel(id: 1))
    func shop() -> Result<Shop, BuildFailure> {
      // Code: ConstructionBuildersMacros/Decoded.swift, block 2
    }
    let address = Address(street: "Broadway")
    #expect(try shop().get() == Shop(name: "Comics", address: address, branches: []))
    func event() -> Result<Event, BuildFailure> {
      // Code: BuildableVariants.swift, block 2
    }
    #expect("\(try event().get())" == "ping")
  }

  @Test func ref_isRequired() throws {
    let body = #"{"type": "push", "payload": {"ref": "main"}}"#
    // Code: BuildableVariants.swift, block 4
    #expect(sut.build().problems == ["payload.ref: required String is missing"])
  }

  @Test func status_isRequired() {
    #expect(Item.Builder.build(json: [:]).problems == ["status: required Status is missing"])
  }

  @Test func score_isNilOrRead() {
    #expect((try? Remark.Builder.build(json: #"{"text": "Snikt"}"#).get().score == nil) == true)
    #expect(
      Remark.Builder.build(json: #"{"text": "Snikt", "score": [7]}"#).problems
        == ["score: expected Int, found array [7]"])
  }

  @Test func keys_areConverted() throws {
    let json = #"{"page_count": 1, "resource_uri": "https://example.com", "ISBN": "1"}"#
    #expect(try Sixth.Comic.Builder.build(json: json).get().pageCount == 1)
  }

  @Test func pong_isUnknown() throws {
    let event = try Third.Event.Builder.build(json: ["type": "pong"]).get()
    #expect("\(event)" == #"other("pong")"#)
  }

  @Buildable struct Customer { let id: String }

  // Code: BuildableVariants.swift, block 5

  @Test func owner_isToldByItsPayload() throws {
    let owner = try JSONRoot<Owner.Builder>(json: #"{"id": "cus_1"}"#).build().get()
    #expect("\(owner)" == #"full(Customer(id: "cus_1"))"#)
  }

  /// Further models, whose names others have already.
  enum Second {
    // Code: AllowingLosses.swift, block 2
    // Code: Coerced.swift
    // Code: BuildableVariants.swift, block 6
  }

  enum Third {
    // Code: RequiringAll.swift
    // Code: Default.swift
    // Code: Unknown.swift
  }

  enum Fourth {
    // Code: Default.swift, block 3
    // Code: Variant.swift
  }

  enum Fifth {
    // Code: Default.swift, block 4
  }

  enum Sixth {
    // Code: KeyConvention.swift
  }

  enum Seventh {
    // Code: Format.swift
  }

  enum Eighth {
    // Code: Key.swift
  }

  enum Ninth {
    // Code: Key.swift, block 3
  }

  @Buildable struct Order { let id: Int }

  enum Tenth {
    // Code: Variant.swift, block 2
  }

  enum Eleventh {
    // Code: Key.swift, block 2
  }

  enum Twelfth {
    // Code: BuildableRows.swift

    @Sendable static func candles(data: String) throws -> [Candle] {
      // Code: BuildableRows.swift, block 2
      return candles
    }
  }

  enum Thirteenth {
    // Code: BuildableRows.swift, block 3
  }

  @Test func rows_areBuilt() throws {
    #expect(try Twelfth.candles(data: #"[[0, "1", null]]"#).map(\.open) == [1])
    #expect("\(try Tenth.Frame.Builder.build(json: #"{"d": "a"}"#).get())" == #"text("a")"#)
    #expect(try Eleventh.Candle.Builder.build(json: "[0, 1, 2, 3, 4]").get().close == 4)
    #expect(try Thirteenth.Candle.CandleBuilder.build(json: "[1]").get().open == 1)
  }

  enum Fourteenth {
    // Code: Key.swift, block 4
  }
}
