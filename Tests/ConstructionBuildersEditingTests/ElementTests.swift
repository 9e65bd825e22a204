import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Elements keep their identity, and what was lost stays.
struct ElementTests {
  private static let json =
    #"{"lines": [{"sku": "a", "x": 1}, 7, {"sku": "b", "x": 2}, {"sku": "c", "x": 3}]}"#

  private func lines(_ change: (inout [LineBuilder]) -> Void) throws -> String {
    let text = try edited(Self.json) { (user: inout UserBuilder) in
      var lines = user.lines ?? []
      change(&lines)
      user.lines = lines
    }
    return String(text.dropFirst(10).dropLast())
  }

  @Test func movedRemovedAndChangedElements_keepTheirUnknownMembers() throws {
    try expect(
      lines { $0.swapAt(0, 2) },
      equals: #"[{"sku": "c", "x": 3}, {"sku": "b", "x": 2}, {"sku": "a", "x": 1}, 7]"#)
    try expect(
      lines { lines in
        lines.removeFirst()
        lines[1].sku = "d"
      }, equals: #"[7, {"sku": "b", "x": 2}, {"sku": "d", "x": 3}]"#)
    try expect(
      lines { $0.remove(at: 1) }, equals: #"[{"sku": "a", "x": 1}, 7, {"sku": "c", "x": 3}]"#)
    try expect(lines { $0.removeAll() }, equals: "[7]")
  }

  @Test func aCopy_isACopyWithAllItsMembers() throws {
    try expect(
      lines { lines in
        var copy = lines[0]
        copy.sku = "z"
        lines.append(copy)
      },
      equals:
        #"[{"sku": "a", "x": 1}, 7, {"sku": "b", "x": 2}, {"sku": "c", "x": 3}, {"sku": "z", "x": 1}]"#
    )
  }

  /// What is remarkable about an element moves with it, and is not new.
  @Test func movedElementsWithFindings_keepThem() throws {
    try expect(
      edited(
        #"{"lines": [{"sku": "a"}, {"sku": 7, "quantity": "2", "options": [1, {}]}]}"#
      ) { (user: inout UserBuilder) in
        user.lines?.swapAt(0, 1)
        user.lines?[0].options?[0].sku = "c"
      },
      equals:
        #"{"lines": [{"sku": 7, "quantity": "2", "options": [1, {"sku": "c"}]}, {"sku": "a"}]}"#)
  }

  /// The element that was at the index was spelled in another way.
  @Test func elementsThatAreChangedAndMoved_areSpelledAsTheyWereSent() throws {
    let json = #"[{"sku": "a", "quantity": "1"}, {"sku": "b", "quantity": 2}]"#
    try expect(
      edited(json, as: [LineBuilder].self) { lines in
        lines.swapAt(0, 1)
        lines[1].quantity = 3
      }, equals: #"[{"sku": "b", "quantity": 2}, {"sku": "a", "quantity": "3"}]"#)
  }

  /// A string in embedded JSON stays a string, so it is an element that could not be read.
  @Test func embeddedJSONInEmbeddedJSON_isNoElement() throws {
    try expect(
      edited(
        #"{"lines": "[{\"sku\":\"a\"},\"{}\",{\"sku\":\"b\"}]"}"#, coercion: .forgiving
      ) { (user: inout UserBuilder) in
        user.lines?.removeLast()
      }, equals: #"{"lines": "[{\"sku\":\"a\"},\"{}\"]"}"#)
  }

  /// A field keeps the object that it was read from, so the element would become its sibling.
  @Test func aFieldOfAnotherElement_isRefused() throws {
    let words = try refusal(Self.json) { (user: inout UserBuilder) in
      let other = try #require(user.lines?[1])
      user.lines?[0].takeSKU(of: other)
    }
    expect(
      words,
      equals: [
        "lines[2]: rejected: the fields come from several objects: set values in place of fields"
      ])
    try expect(
      lines { $0[0].sku = $0[1].sku },
      equals: #"[{"sku": "b", "x": 1}, 7, {"sku": "b", "x": 2}, {"sku": "c", "x": 3}]"#)
  }

  /// A field of a builder that was read elsewhere, and not for an edit.
  @Test func aFieldOfAnotherBuilder_isWrittenAsItIs() throws {
    func line(with other: String) throws -> String {
      try edited(#"{"sku": "a", "x": 1}"#, as: LineBuilder.self) {
        $0.takeSKU(of: try LineBuilder(json: other))
      }
    }
    try expect(line(with: #"{"sku": "b"}"#), equals: #"{"sku": "b", "x": 1}"#)
    try expect(line(with: #"{"sku": null}"#), equals: #"{"sku": null, "x": 1}"#)
    try expect(line(with: "{}"), equals: #"{"x": 1}"#)
    try expect(
      refusal(#"{"sku": "a", "x": 1}"#, as: LineBuilder.self) {
        $0.takeSKU(of: try LineBuilder(json: #"{"sku": []}"#))
      }, equals: ["sku: rejected: the field was copied from a place where it has no usable value"])
  }

  @Test func anUnreadableElementOfOptionals_isNotLost() throws {
    let json = #"[{"sku": "a"}, "unreadable", {"sku": "b"}]"#
    let words = "rejected: an element that could not be read may have been moved, "
    try expect(
      edited(json, as: [LineBuilder?].self) { $0.swapAt(0, 1) },
      equals: #"["unreadable", {"sku": "a"}, {"sku": "b"}]"#)
    try expect(
      refusal(#"[1, "bad", null, "3"]"#, as: [Int?].self) { $0.swapAt(0, 1) },
      equals: [words + "and nil does not tell"])
    try expect(
      edited(json, as: [LineBuilder?].self) { $0.remove(at: 0) },
      equals: #"["unreadable", {"sku": "b"}]"#)
    try expect(
      edited(json, as: [LineBuilder?].self) { $0[0] = nil },
      equals: #"[null, "unreadable", {"sku": "b"}]"#)
    try expect(
      edited(#"[1, "bad", null, "3"]"#, as: [Int?].self) { $0[1] = 2 },
      equals: #"[1, 2, null, "3"]"#)
    try expect(
      edited(#"[1, null, "3"]"#, as: [Int?].self) { $0.swapAt(0, 1) }, equals: #"[null, 1, "3"]"#)
    try expect(
      refusal(#"[1, "bad", null, "3"]"#, as: [Int?].self) { $0.remove(at: 1) },
      equals: [
        "rejected: of equal elements that were sent in several spellings, some were removed"
      ])
    try expect(
      edited(#"[1, null, null, "bad"]"#, as: [Int?].self) { $0 = [1] }, equals: "[1]")
  }

  /// Equal as they are read, but of different objects.
  @Test func equalElements_areToldApartInEveryContainer() throws {
    let lines = #"[{"sku": "a", "x": 1}, {"sku": "a", "x": 2}, {"sku": "b"}]"#
    try expect(
      edited(lines, as: [LineBuilder?].self) { $0.append($0.remove(at: 0)) },
      equals: #"[{"sku": "a", "x": 2}, {"sku": "b"}, {"sku": "a", "x": 1}]"#)
    try expect(
      edited(lines, as: [LineBuilder?].self) { $0.remove(at: 0) },
      equals: #"[{"sku": "a", "x": 2}, {"sku": "b"}]"#)
    let lists = #"[[{"sku": "a", "x": 1}], [{"sku": "a", "x": 2}]]"#
    try expect(
      edited(lists, as: [[LineBuilder]].self) { $0.remove(at: 0) },
      equals: #"[[{"sku": "a", "x": 2}]]"#)
    let objects = #"[{"k": {"sku": "a", "x": 1}}, {"k": {"sku": "a", "x": 2}}]"#
    try expect(
      edited(objects, as: [[String: LineBuilder]].self) { $0.remove(at: 0) },
      equals: #"[{"k": {"sku": "a", "x": 2}}]"#)
  }

  @Test func aNewElement_looksLikeItsSiblings() throws {
    let text = try edited(
      """
      {
        "lines": [
          { "sku": "a", "quantity": "1" },
          { "sku": "b", "quantity": "2" }
        ]
      }
      """
    ) { (user: inout UserBuilder) in
      var line = LineBuilder(dictionary: [:])
      line.sku = "c"
      line.quantity = 3
      user.lines?.append(line)
    }
    expect(
      text,
      equals: """
        {
          "lines": [
            { "sku": "a", "quantity": "1" },
            { "sku": "b", "quantity": "2" },
            { "sku": "c", "quantity": "3" }
          ]
        }
        """)
  }

  @Test func aFieldSetToANewBuilder_isANewObject() throws {
    let text = try edited(#"[{"id": 1, "x": 2}]"#, as: [UserBuilder].self) { users in
      users[0] = UserBuilder(dictionary: ["name": "n"])
    }
    expect(text, equals: #"[{"name": "n"}]"#)
  }

  @Test func elementsOfEmptyAndMissingArrays_areAdded() throws {
    let line = {
      var line = LineBuilder(dictionary: [:])
      line.sku = "a"
      return line
    }()
    let change: (inout UserBuilder) -> Void = { $0.lines = [line] }
    try expect(edited(#"{"lines": []}"#, change), equals: #"{"lines": [{"sku": "a"}]}"#)
    try expect(edited("{}", change), equals: #"{"lines":[{"sku":"a"}]}"#)
    try expect(
      edited("{\n  \"lines\": []\n}", change),
      equals: "{\n  \"lines\": [\n    {\n      \"sku\": \"a\"\n    }\n  ]\n}")
    try expect(
      edited("{\r\n\t\"id\": 1\r\n}", change),
      equals:
        "{\r\n\t\"id\": 1,\r\n\t\"lines\": [\r\n\t\t{\r\n\t\t\t\"sku\": \"a\"\r\n\t\t}\r\n\t]\r\n}")
  }

  @Test func anElementOfAnotherArray_movesWithAllItsMembers() throws {
    let text = try edited(
      #"{"lines": [{"sku": "a", "options": [{"sku": "o", "x": 1}]}, {"sku": "b", "options": []}]}"#
    ) { (user: inout UserBuilder) in
      let option = user.lines?[0].options?.removeFirst()
      user.lines?[1].options?.append(contentsOf: [option].compactMap { $0 })
    }
    expect(
      text,
      equals:
        #"{"lines": [{"sku": "a", "options": []}, {"sku": "b", "options": [{"sku": "o", "x": 1}]}]}"#
    )
  }

  @Test func valuesWithoutPlaces_keepTheirSpelling() throws {
    let json = #"{"scores": [1.50, "x", 2.0, 3], "tags": ["\u0061", "b"]}"#
    try expect(
      edited(json) { (user: inout UserBuilder) in user.scores?.remove(at: 1) },
      equals: #"{"scores": [1.50, "x", 3], "tags": ["\u0061", "b"]}"#)
    try expect(
      edited(json) { (user: inout UserBuilder) in
        user.scores?[2] = 4
        user.tags?.append("c")
      }, equals: #"{"scores": [1.50, "x", 2.0, 4], "tags": ["\u0061", "b", "c"]}"#)
  }

  @Test func equalValuesInSeveralSpellings_areNotGuessed() throws {
    let json = #"{"scores": [0, 1.50, 7, 1.5, 9]}"#
    let words = try refusal(json) { (user: inout UserBuilder) in user.scores = [2, 1.5] }
    expect(
      words,
      equals: [
        "scores: rejected: of equal elements that were sent in several spellings, some were removed"
      ])
    try expect(
      edited(json) { (user: inout UserBuilder) in user.scores?[1] = 8 },
      equals: #"{"scores": [0, 8.0, 7, 1.5, 9]}"#)
  }

  @Test func setsAndDictionaries_changeElementByElement() throws {
    try expect(
      edited(#"{"roles": ["b", "\u0061", 7.5]}"#) { (user: inout UserBuilder) in
        user.roles?.remove("b")
        user.roles?.insert("c")
      }, equals: #"{"roles": ["\u0061", 7.5, "c"]}"#)
    try expect(
      edited(#"{"limits": {"a": "1", "b": 2.0, "c": "x"}}"#) { (user: inout UserBuilder) in
        user.limits?["a"] = 3
        user.limits?["b"] = nil
        user.limits?["d"] = 4
      }, equals: #"{"limits": {"a": "3", "c": "x", "d": 4}}"#)
  }

  @Test func keysOfDictionaries_keepTheirText() throws {
    try expect(
      edited(#"{"01": 1, "2": 2}"#, as: [Int: Int].self) { $0[1] = 5 },
      equals: #"{"01": 5, "2": 2}"#)
    try expect(
      edited(#"{"1.50": 1, "2": 2, "3.0": 3}"#, as: [Double: Int].self) {
        $0[1.5] = 5
        $0[2.5] = 6
        $0[3] = nil
      }, equals: #"{"1.50": 5, "2": 2, "2.5": 6}"#)
    try expect(
      edited(#"{"01": 1, "1.0": 3, "2": 2}"#, as: [Int: Int].self) { $0[1] = 5 },
      equals: #"{"01": 1, "1.0": 5, "2": 2}"#)
    try expect(
      edited(#"{"01": 1, "1": 3, "2": 2}"#, as: [Int: Int].self) { $0[1] = nil },
      equals: #"{"2": 2}"#)
  }

  @Test func aKeyOfWhichTheFirstTextCannotBeRead_isThatOfTheNext() throws {
    try expect(
      edited(#"{"1": "x", "01": 1, "+1": 2}"#, as: [Int: Int].self) { $0[1] = 5 },
      equals: #"{"1": "x", "01": 1, "+1": 5}"#)
  }

  @Test func aJSONValue_changesOnlyWhatDiffers() throws {
    try expect(
      edited(#"{"extra": {"a": 1.50, "b": [1.0, {"c": "\u0061"}], "d": 1}}"#) {
        (user: inout UserBuilder) in
        user.extra?["b"]?[1]?["e"] = true
        user.extra?["d"] = nil
      }, equals: #"{"extra": {"a": 1.50, "b": [1.0, {"c": "\u0061", "e": true}]}}"#)
  }

  @Test func thousandsOfElements_areEdited() throws {
    let json =
      "[" + (0..<1_500).map { #"{"id": \#($0), "x": 1.50}"# }.joined(separator: ", ") + "]"
    let text = try edited(json, as: [UserBuilder].self) { users in
      users[750].id = -1
      users.removeFirst()
    }
    let expected = json.replacing(#"{"id": 750,"#, with: #"{"id": -1,"#)
      .replacing(#"[{"id": 0, "x": 1.50}, "#, with: "[")
    expect(text, equals: expected)
  }

  @Test(arguments: [
    (#"[7, {"sku": "a"}, {"sku": "b"}]"#, #"[7, {"sku": "a"}, {"sku": "z"}]"#),
    (#"[{"sku": "a"}, 7, {"sku": "b"}]"#, #"[{"sku": "a"}, 7, {"sku": "z"}]"#),
    (#"[{"sku": "a"}, {"sku": "b"}, 7]"#, #"[{"sku": "a"}, {"sku": "z"}, 7]"#),
  ])
  func lostElements_stayWhereTheyWere(sent: String, written: String) throws {
    try expect(edited(sent, as: [LineBuilder].self) { $0[1].sku = "z" }, equals: written)
  }

  @Test func lostElementsBeforeRemovedOnes_stay() throws {
    try expect(
      edited(#"[1, {"sku": "a"}, 2, {"sku": "b"}, 3]"#, as: [LineBuilder].self) {
        $0.removeFirst()
      }, equals: #"[1, 2, {"sku": "b"}, 3]"#)
  }

  @Test func movedCopiedRemovedAndChangedAtOnce() throws {
    let text = try edited(
      #"[{"sku": "a", "x": 1}, {"sku": "b", "x": 2}, {"sku": "c", "x": 3}, {"sku": "d", "x": 4}]"#,
      as: [LineBuilder].self
    ) { lines in
      let copy = lines[0]
      lines[2].quantity = 5
      lines.remove(at: 1)
      lines.swapAt(0, 2)
      lines.append(copy)
    }
    expect(
      text,
      equals: #"[{"sku": "d", "x": 4}, {"sku": "c", "x": 3, "quantity": 5}, "#
        + #"{"sku": "a", "x": 1}, {"sku": "a", "x": 1}]"#)
  }

  @Test func elementsAtPaths_becomeNullAndAreFilled() throws {
    try expect(
      edited(#"{"coords": [1.50, 2, 3]}"#, as: PlaceBuilder.self) { $0.x = nil },
      equals: #"{"coords": [null, 2, 3]}"#)
    try expect(
      edited(#"{"coords": [1.50, 2]}"#, as: PlaceBuilder.self) { $0.z = 4 },
      equals: #"{"coords": [1.50, 2, 4]}"#)
    try expect(
      edited(#"{"id": 1}"#, as: PlaceBuilder.self) {
        $0.z = 4
        $0.name = "n"
      }, equals: #"{"id": 1,"coords": [null,null,4],"meta": {"owner": {"name": "n"}}}"#)
  }

  @Test func optionalElements_keepTheirPositions() throws {
    try expect(
      edited(#"[1.0, null, "x", 4]"#, as: [Int?].self) { numbers in
        numbers[1] = 2
        numbers[3] = nil
      }, equals: #"[1.0, 2, "x", null]"#)
  }

  @Test func arraysInArrays_areEdited() throws {
    try expect(
      edited(#"[[1.0, 2], ["x", 3.50], []]"#, as: [[Double]].self) { $0[1][0] = 7 },
      equals: #"[[1.0, 2], ["x", 7.0], []]"#)
  }

  @Test func buildersThatAFormatReadInTheirPlaces_areEdited() throws {
    let json = #"{"lines": [{"sku": "a", "x": 1.0}, {"sku": "b", "x": 2.0}]}"#
    try expect(
      edited(json, as: FormattedBuilder.self) { lines in
        lines.lines?[0].sku = "c"
        lines.lines?.swapAt(0, 1)
        lines.lines?.append(LineBuilder(dictionary: ["sku": "d"]))
      },
      equals: #"{"lines": [{"sku": "b", "x": 2.0}, {"sku": "c", "x": 1.0}, {"sku": "d"}]}"#)
  }

  @Test func buildersThatAFormatReadElsewhere_areRefused() throws {
    let words = try refusal(#"{"lines": [{"sku": "a"}, 7]}"#, as: FormattedBuilder.self) {
      $0.lines?[0].sku = "b"
    }
    expect(
      words,
      equals: [
        "lines: rejected: the field has a format of its own, so it is not known where its elements were sent"
      ])
  }

  @Test func objectsInContainersOfAFormat_areRefusedIfSomeWereSent() throws {
    let reason =
      "rejected: the field has a format of its own, so it is not known where its elements were sent"
    let json = #"{"byKey": {"a": {"sku": "a", "x": 1}}, "known": [{"sku": "a", "x": 1}, null]}"#
    try expect(
      refusal(json, as: FormattedBuilder.self) { $0.byKey?["a"]?.sku = "b" },
      equals: ["byKey: \(reason)"])
    try expect(
      refusal(json, as: FormattedBuilder.self) { $0.known?[0]?.sku = "b" },
      equals: ["known: \(reason)"])
    try expect(
      refusal(#"{"known": [{"sku": "a", "x": 1}]}"#, as: FormattedBuilder.self) { lines in
        lines.byKey = lines.known?[0].map { ["a": $0] }
      }, equals: ["byKey: \(reason)"])
    try expect(
      edited(#"{"byKey": {}}"#, as: FormattedBuilder.self) { lines in
        lines.byKey?["a"] = LineBuilder(dictionary: ["sku": "a"])
      }, equals: #"{"byKey": {"a": {"sku": "a"}}}"#)
  }
}

private struct PlaceBuilder: ConstructionBuilder {
  @Field var x: Double?
  @Field var z: Double?
  @Field var name: String?

  init(fields: JSONFields) {
    _x = fields["coords", 0]
    _z = fields["coords", 2]
    _name = fields["meta", "owner", "name"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct FormattedBuilder: ConstructionBuilder {
  @Field var lines: [LineBuilder]?
  @Field var known: [LineBuilder?]?
  @Field var byKey: [String: LineBuilder]?

  init(fields: JSONFields) {
    _lines = fields["lines", as: FieldFormat { [LineBuilder].capture($0) }]
    _known = fields["known", as: FieldFormat { [LineBuilder?].capture($0) }]
    _byKey = fields["byKey", as: FieldFormat { [String: LineBuilder].capture($0) }]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}
