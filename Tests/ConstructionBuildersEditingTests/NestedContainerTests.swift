import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Arrays and dictionaries in others: each keeps what could not be read of it, or the edit is
/// refused.
struct NestedContainerTests {
  private static let refused = [
    "rejected: an array or object in it that was not read completely is gone, and another one is "
      + "new: nothing tells whether it was changed"
  ]

  private typealias Rows = [[Int]]

  @Test func rows_thatStayOrMove_keepWhatWasNotRead() throws {
    let json = #"[[3, "x", 4], [5], ["y"], [6.0]]"#
    try expect(
      edited(json, as: Rows.self) { $0[0][0] = 9 }, equals: #"[[9, "x", 4], [5], ["y"], [6.0]]"#)
    try expect(
      edited(json, as: Rows.self) { $0.append([7]) },
      equals: #"[[3, "x", 4], [5], ["y"], [6.0], [7]]"#)
    try expect(
      edited(json, as: Rows.self) { $0.swapAt(0, 1) }, equals: #"[[5], [3, "x", 4], ["y"], [6.0]]"#)
    try expect(
      edited(json, as: Rows.self) { $0.reverse() }, equals: #"[[6.0], ["y"], [5], [3, "x", 4]]"#)
    try expect(
      edited(json, as: Rows.self) { $0 = [$0[3], $0[0]] }, equals: #"[[6.0], [3, "x", 4]]"#)
    try expect(
      edited(json, as: Rows.self) { $0.remove(at: 0) }, equals: #"[[5], ["y"], [6.0]]"#)
    // These are new, although equal.
    try expect(refusal(json, as: Rows.self) { $0 = [[6], [3, 4]] }, equals: Self.refused)
    try expect(
      edited(json, as: Rows.self) { rows in
        rows[0][0] = 9
        rows[2].append(1)
        rows.swapAt(1, 3)
        rows.swapAt(1, 3)
      }, equals: #"[[9, "x", 4], [5], ["y", 1], [6.0]]"#)
    try expect(
      edited(json, as: Rows.self) { rows in
        rows[0][0] = 9
        rows.removeLast(2)
      }, equals: #"[[9, "x", 4], [5]]"#)
  }

  @Test func rows_thatMayHaveBeenChangedOrReplaced_areRefused() throws {
    try expect(
      refusal(#"[[3, "x", 4]]"#, as: Rows.self) { rows in
        rows[0][0] = 9
        rows.append([7])
      }, equals: Self.refused)
    let json = #"[[3, "x", 4], [5]]"#
    try expect(
      refusal(json, as: Rows.self) { rows in
        rows.removeFirst()
        rows.append([7])
      }, equals: Self.refused)
    try expect(
      refusal(json, as: Rows.self) { rows in
        rows.swapAt(0, 1)
        rows[1].append(7)
      }, equals: Self.refused)
    try expect(refusal(json, as: Rows.self) { $0 = [[3, 4, 5]] }, equals: Self.refused)
    try expect(refusal(json, as: Rows.self) { $0 = [[5, 6], [4, 3]] }, equals: Self.refused)
    // Both may be new, or have changed places.
    try expect(refusal(json, as: Rows.self) { $0 = [[1, 2], [2]] }, equals: Self.refused)
    let rows = #"[[3, 4, "x"], [5, 6, "y"], [7]]"#
    // One is a changed copy of another one; the first and the last changed places.
    try expect(refusal(rows, as: Rows.self) { $0[1] = [4, 3] }, equals: Self.refused)
    try expect(
      refusal(rows, as: Rows.self) { $0 = [[7, 8], $0[1], [3]] }, equals: Self.refused)
    try expect(refusal(rows, as: Rows.self) { $0[0] = [1, 5] }, equals: Self.refused)
    // By chance, it is a part of another one.
    try expect(
      edited(#"[[3, "x"], [5, 6]]"#, as: Rows.self) { $0[0][0] = 5 },
      equals: #"[[5, "x"], [5, 6]]"#)
    // One is a copy of the other.
    try expect(refusal(#"[[3], [5, "y"]]"#, as: Rows.self) { $0[1] = $0[0] }, equals: Self.refused)

    try expect(refusal(json, as: Rows.self) { $0[0] = [6, 7, 8] }, equals: Self.refused)
    // All of these rows was read.
    try expect(
      edited("[[3, 4], [5.0]]", as: Rows.self) { rows in
        rows.removeFirst()
        rows.append([7])
      }, equals: "[[5.0], [7]]")
  }

  /// Memory tells which of them it is, unless they are empty.
  @Test func equalRows_areToldApartOrRefused() throws {
    let words = "rejected: of equal elements that were sent in several spellings, some were removed"
    let json = #"[[3, "x"], [3], [3, "y"]]"#
    try expect(edited(json, as: Rows.self) { $0.remove(at: 1) }, equals: #"[[3, "x"], [3, "y"]]"#)
    try expect(
      edited(json, as: Rows.self) { $0.append($0.removeFirst()) },
      equals: #"[[3], [3, "y"], [3, "x"]]"#)
    try expect(refusal(json, as: Rows.self) { $0 = [[3]] }, equals: Self.refused)
    try expect(
      refusal(#"[["x"], [], [1]]"#, as: Rows.self) { $0.removeFirst() }, equals: [words])
    try expect(
      edited(#"[["x"], ["x"], [1]]"#, as: Rows.self) { $0.removeFirst() }, equals: #"[["x"], [1]]"#)
  }

  /// It would have what was not read a second time.
  @Test func copyOfARow_hasWhatWasRead() throws {
    try expect(
      edited(#"[[3, "x", 4]]"#, as: Rows.self) { $0.append($0[0]) },
      equals: #"[[3, "x", 4],[3, 4]]"#)
  }

  @Test func rowsOfDictionaries_keepWhatWasNotRead() throws {
    let json = #"[{"a": 1, "b": "x"}, {"c": 2}]"#
    try expect(
      edited(json, as: [[String: Int]].self) { $0.swapAt(0, 1) },
      equals: #"[{"c": 2}, {"a": 1, "b": "x"}]"#)
    try expect(
      edited(json, as: [[String: Int]].self) { $0[0]["a"] = 9 },
      equals: #"[{"a": 9, "b": "x"}, {"c": 2}]"#)
    try expect(
      refusal(json, as: [[String: Int]].self) { rows in
        rows[0]["a"] = 9
        rows.append(["d": 3])
      }, equals: Self.refused)
    try expect(
      refusal(json, as: [[String: Int]].self) { rows in
        rows[0]["a"] = 9
        rows.remove(at: 1)
        rows += [["d": 3], ["e": 4]]
      }, equals: Self.refused)
  }

  private typealias Tables = [[LineBuilder]]

  private func line(_ sku: String) -> LineBuilder { LineBuilder(dictionary: ["sku": sku]) }

  @Test func rowsOfBuilders_knowWhereTheyWereRead() throws {
    let json = #"[[{"sku": "a", "x": 1}, 7, {"sku": "b"}], [{"sku": "c", "x": 3}, 8]]"#
    try expect(
      edited(json, as: Tables.self) { rows in
        rows[0][0].sku = "z"
        rows.append([line("n")])
      },
      equals:
        #"[[{"sku": "z", "x": 1}, 7, {"sku": "b"}], [{"sku": "c", "x": 3}, 8], [{"sku":"n"}]]"#
    )
    try expect(
      edited(json, as: Tables.self) { rows in
        rows[1][0].sku = "z"
        rows.removeFirst()
      }, equals: #"[[{"sku": "z", "x": 3}, 8]]"#)
    // Elements may have been moved instead.
    try expect(
      refusal(json, as: Tables.self) { rows in
        rows.swapAt(0, 1)
        rows[0][0].sku = "z"
        rows[1].remove(at: 0)
      }, equals: Self.refused)
    // One element moves to the other row.
    func move(_ rows: inout Tables) {
      let moved = rows[0].removeFirst()
      rows[1].append(moved)
    }
    try expect(
      edited(json, as: Tables.self) { move(&$0) },
      equals: #"[[7, {"sku": "b"}], [{"sku": "c", "x": 3}, 8, {"sku": "a", "x": 1}]]"#)
    try expect(
      refusal(json, as: Tables.self) { rows in
        move(&rows)
        rows.insert([], at: 0)
      }, equals: Self.refused)
    // One row is split, two become one.
    try expect(
      refusal(json, as: Tables.self) { $0 = [[$0[0][0]], [$0[0][1]], $0[1]] }, equals: Self.refused)
    try expect(refusal(json, as: Tables.self) { $0 = [$0[0] + $0[1]] }, equals: Self.refused)
  }

  @Test func membersUnderOtherKeys_keepWhatWasNotRead() throws {
    let json = #"{"a": [1, "x"], "b": [2]}"#
    try expect(
      edited(json, as: [String: [Int]].self) { $0["c"] = $0.removeValue(forKey: "a") },
      equals: #"{"b": [2], "c": [1, "x"]}"#)
    try expect(
      edited(json, as: [String: [Int]].self) { ($0["a"], $0["b"]) = ($0["b"], $0["a"]) },
      equals: #"{"a": [2], "b": [1, "x"]}"#)
    try expect(
      refusal(json, as: [String: [Int]].self) { $0 = ["b": [1], "c": [2]] }, equals: Self.refused)
    try expect(
      edited(json, as: [String: [Int]].self) { members in
        members["a"]?.append(3)
        members["c"] = [4]
      }, equals: #"{"a": [1, "x", 3], "b": [2], "c": [4]}"#)
    try expect(
      refusal(json, as: [String: [Int]].self) { members in
        members["c"] = members.removeValue(forKey: "a").map { $0 + [3] }
      }, equals: Self.refused)
    // The changed one may be under the key of another one, or another one under its key.
    let lists = #"{"a": [1, 2, "x"], "b": [3, 4], "c": [5, 6, "y"]}"#
    try expect(
      refusal(lists, as: [String: [Int]].self) { members in
        members["b"] = members.removeValue(forKey: "a").map { $0.reversed() }
      }, equals: Self.refused)
    try expect(
      refusal(lists, as: [String: [Int]].self) { members in
        members["d"] = members["a"].map { $0.reversed() }
        members["a"] = [8, 9]
      }, equals: Self.refused)
    try expect(
      refusal(lists, as: [String: [Int]].self) { members in
        members["c"] = members["b"].map { $0 + [8] }
        members["b"] = nil
      }, equals: Self.refused)
    try expect(
      edited(
        #"{"a": {"k": 1, "l": "x"}}"#, as: [String: [String: Int]].self
      ) { $0 = ["b": $0["a"] ?? [:]] }, equals: #"{"b": {"k": 1, "l": "x"}}"#)
    try expect(
      edited(
        #"{"a": [{"sku": "a", "x": 1}, 7]}"#, as: [String: [LineBuilder]].self
      ) { members in
        members["b"] = members.removeValue(forKey: "a")
        members["b"]?[0].sku = "z"
      }, equals: #"{"b": [{"sku": "z", "x": 1}, 7]}"#)
  }

  @Test func deeperContainers_areRefusedWhereOneMayHaveMoved() throws {
    let json = #"{"a": {"k": [1, "x"]}, "b": {"l": [2]}}"#
    typealias Members = [String: [String: [Int]]]
    try expect(
      edited(json, as: Members.self) { $0["b"]?["l"]?.append(3) },
      equals: #"{"a": {"k": [1, "x"]}, "b": {"l": [2, 3]}}"#)
    try expect(
      refusal(json, as: Members.self) { members in
        let moved = members["a"]?.removeValue(forKey: "k")
        members["b"]?["k"] = moved
      }, equals: Self.refused)
    try expect(
      edited(json, as: Members.self) { $0["a"]?["k"] = nil },
      equals: #"{"a": {}, "b": {"l": [2]}}"#)
    // One may be a copy, and the other one the changed original.
    try expect(
      refusal(#"[[[1, "x"], [2]], [[3]]]"#, as: [[[Int]]].self) { rows in
        rows.swapAt(0, 1)
        rows[0][0][0] = 4
      }, equals: Self.refused)
    try expect(
      refusal(#"[[[1, "x"], [2]], [[3]]]"#, as: [[[Int]]].self) { rows in
        let moved = rows[0].removeFirst()
        rows[1].append(moved)
      }, equals: Self.refused)
    try expect(
      refusal(#"[[1, null, "x"], [2]]"#, as: [[Int?]].self) { $0 = [[2], [1, 3]] },
      equals: Self.refused)
    try expect(
      refusal(#"[["a", 7, {}], ["b"]]"#, as: [Set<String>].self) { $0 = [["b"], ["a", "c"]] },
      equals: Self.refused)
    try expect(
      refusal(#"[[1, "x"], [2]]"#, as: Set<[Int]>.self) { $0 = [[1, 3], [2]] },
      equals: Self.refused)
  }

  @Test func optionalRows_keepWhatWasNotRead() throws {
    let json = #"[[1, "x"], "bad", [2]]"#
    try expect(
      edited(json, as: [[Int]?].self) { $0.removeLast() }, equals: #"[[1, "x"], "bad"]"#)
    try expect(
      refusal(json, as: [[Int]?].self) { $0.append($0.removeFirst()) },
      equals: [
        "rejected: an element that could not be read may have been moved, and nil does not tell"
      ])
    try expect(edited(json, as: [[Int]?].self) { $0[0] = nil }, equals: #"[null, "bad", [2]]"#)
    try expect(
      refusal(json, as: [[Int]?].self) { $0 = [nil, nil, [2], [1, 3]] }, equals: Self.refused)
  }

  @Test func otherFormsOfArrays_keepWhatWasNotRead() throws {
    func rows(_ json: String, _ change: (inout Rows) -> Void) throws -> String {
      try edited(json, as: Rows.self, coercion: .forgiving, change)
    }
    try expect(
      rows(#"{"0": [1, "x"], "1": [2]}"#) { $0.swapAt(0, 1) },
      equals: #"{"0": [2], "1": [1, "x"]}"#)
    try expect(
      rows(#"["[1, \"x\"]", [2]]"#) { $0.reverse() }, equals: #"[[2], "[1, \"x\"]"]"#)
    try expect(
      refusal(#"{"0": [1, "x"], "1": [2]}"#, as: Rows.self, coercion: .forgiving) {
        $0 = [[2], [1, 3]]
      }, equals: Self.refused)
  }

  @Test func arraysOfAFormat_areRefusedIfTheyWereNotReadCompletely() throws {
    let words =
      "numbers: rejected: the field has a format of its own, so it is not known where its elements were sent"
    try expect(
      refusal(#"{"numbers": [1, "x"]}"#, as: NumbersBuilder.self) { $0.numbers?.append(2) },
      equals: [words])
    try expect(
      edited(#"{"numbers": [1]}"#, as: NumbersBuilder.self) { $0.numbers?.append(2) },
      equals: #"{"numbers": [1,2]}"#)
  }

  @Test func containersInModels_keepWhatWasNotRead() throws {
    func sheet(_ change: (inout Sheet) -> Void) throws -> DocumentEdit {
      let json = #"{"rows": [[3, "x", 4], [5]], "lists": {"a": [1, "y"], "b": [2]}}"#
      let sent = try SentDocument<SheetBuilder>(json: json)
      var sheet = try sent.value.build().get()
      change(&sheet)
      return try sent.edited(model: sheet)
    }
    func text(_ change: (inout Sheet) -> Void) throws -> String {
      try String(decoding: sheet(change).data, as: UTF8.self)
    }
    try expect(
      text { $0.rows.swapAt(0, 1) },
      equals: #"{"rows": [[5], [3, "x", 4]], "lists": {"a": [1, "y"], "b": [2]}}"#)
    try expect(
      text { sheet in
        sheet.rows[0][0] = 9
        sheet.lists = ["c": [1], "b": [2]]
      }, equals: #"{"rows": [[9, "x", 4], [5]], "lists": {"b": [2], "c": [1, "y"]}}"#)
    #expect(throws: BuildFailure.self) { try sheet { $0.lists = ["c": [1], "b": [7]] } }
    #expect(throws: BuildFailure.self) {
      try sheet { sheet in
        sheet.rows[0][0] = 9
        sheet.rows.insert([7], at: 1)
        sheet.rows[2] = [6]
      }
    }
    #expect(throws: BuildFailure.self) { try sheet { $0.lists = ["c": [8], "b": [2]] } }
    #expect(throws: BuildFailure.self) {
      try sheet { sheet in
        sheet.rows[0].append(6)
        sheet.rows.insert([3, 4], at: 1)
      }
    }
    try expect(
      text { $0.lists = ["a": [1, 5], "b": [2], "z": [1]] },
      equals: #"{"rows": [[3, "x", 4], [5]], "lists": {"a": [1, "y", 5], "b": [2], "z": [1]}}"#)
    try expect(
      text { $0.lists = ["a": [], "b": [2, 1]] },
      equals: #"{"rows": [[3, "x", 4], [5]], "lists": {"a": ["y"], "b": [2, 1]}}"#)
    try expect(
      text { $0.lists = ["a": [], "b": [2], "n": [1]] },
      equals: #"{"rows": [[3, "x", 4], [5]], "lists": {"a": ["y"], "b": [2], "n": [1]}}"#)
  }

  private typealias Lists = [String: [Int]]

  /// Edits that a looser rule took for changes in place.
  @Test func containersThatTakeAPlace_areRefused() throws {
    try expect(
      refusal(#"[[{"sku":"a"},"y"]]"#, as: Tables.self) { $0 = [[line("n"), line("m")]] },
      equals: Self.refused)
    try expect(
      refusal(#"[[1],["x"]]"#, as: Rows.self) { rows in
        rows[0] = []
        rows.removeLast()
      }, equals: Self.refused)
    let words = ["rows: " + Self.refused[0]]
    func value(_ json: String, _ change: (inout ColumnsBuilder) -> Void) throws -> [String] {
      try refusal(json, as: ColumnsBuilder.self, change)
    }
    try expect(
      refusal(#"[[1,2],[3,"x"]]"#, as: Rows.self) { rows in
        rows.insert(rows[1].map { $0 }, at: 2)
        rows[1][0] = 9
        rows.swapAt(0, 1)
      }, equals: Self.refused)
    try expect(
      value(#"{"nums":{"a":[5,6,"x"]},"rows":[[1,2],[3,4]]}"#) { value in
        let list = value.nums?.removeValue(forKey: "a")
        value.rows?[1] = list ?? []
      }, equals: words.map { $0.replacing("rows: ", with: "nums: ") })
    try expect(
      value(#"{"nums":{"a":[5,6]},"rows":[[1,2,"x"]]}"#) { value in
        let (row, list) = (value.rows?[0], value.nums?.removeValue(forKey: "a"))
        value.rows?[0] = list ?? []
        value.nums?["n"] = row
      }, equals: words.map { $0.replacing("rows: ", with: "nums: ") })
  }

  /// Each edit is refused: nothing tells which one has what was not read.
  @Test func copiesAndEqualOnes_besideAChangedOne_areRefused() throws {
    func lists(_ change: (inout Lists) -> Void) throws -> [String] {
      try refusal(#"{"a":[1,"y"],"b":[2]}"#, as: Lists.self, change)
    }
    func rows(_ json: String, _ change: (inout Rows) -> Void) throws -> [String] {
      try refusal(json, as: Rows.self, change)
    }
    try expect(
      lists { lists in
        lists["z"] = lists["a"]
        lists["a"]?.append(5)
      }, equals: Self.refused)
    try expect(
      lists { lists in
        lists["b"] = lists["a"]
        lists["a"]?.append(5)
      }, equals: Self.refused)
    try expect(
      rows(#"[[1,"y"],[2]]"#) { rows in
        rows.append(rows[0])
        rows[0].append(5)
      }, equals: Self.refused)
    try expect(
      rows(#"[[1,"y"],[2]]"#) { rows in
        rows.append(rows[0])
        rows[0] = [9]
      }, equals: Self.refused)
    try expect(
      rows(#"[[3,"y"],[2]]"#) { rows in
        rows[0].append(4)
        rows.insert([3], at: 1)
      }, equals: Self.refused)
    try expect(
      rows(#"[[3,5,"y"],[2]]"#) { rows in
        rows[0] = [9, 9]
        rows.insert([3, 5], at: 1)
      }, equals: Self.refused)
    try expect(
      rows(#"[[1],[2],[3],["u",4]]"#) { $0 = [[2], [50], [60]] }, equals: Self.refused)
    try expect(
      refusal(
        #"[[{"sku":"a"},"y"],[{"sku":"b"}]]"#, as: Tables.self
      ) { rows in
        rows.append(rows[0])
        rows[0][0].quantity = 3
      }, equals: Self.refused)
    try expect(
      refusal(#"{"a":{"k":1,"l":"x"}}"#, as: [String: [String: Int]].self) { members in
        members["z"] = members["a"]
        members["a"]?["m"] = 2
      }, equals: Self.refused)
    // Its key tells which one it is, although another one is equal.
    try expect(
      edited(#"{"a":[1,"y"],"b":[2]}"#, as: Lists.self) { lists in
        lists["a"]?.append(5)
        lists["z"] = [1]
      }, equals: #"{"a":[1,"y",5],"b":[2],"z":[1]}"#)
    // It was replaced by another one, so it would be gone.
    try expect(
      refusal(#"{"a":[1,"y"],"b":["x",2]}"#, as: Lists.self) {
        $0["b"] = $0.removeValue(forKey: "a")
      }, equals: Self.refused)
  }

  /// It may be the one that is gone, or that has nothing else of what was read.
  @Test func emptyMemberBesideOneThatIsGone_isRefused() throws {
    let json = #"{"a":[1,"x"],"b":[2,"y"],"c":["z"],"d":[4]}"#
    func refused(_ change: (inout Lists) -> Void) throws -> [String] {
      try refusal(json, as: Lists.self, change)
    }
    try expect(
      refused { lists in
        lists["a"] = []
        lists["b"] = nil
      }, equals: Self.refused)
    try expect(
      refused { lists in
        lists["d"] = []
        lists["b"] = nil
      }, equals: Self.refused)
    try expect(
      refused { lists in
        lists["c"] = [5]
        lists["b"] = nil
      }, equals: Self.refused)
    try expect(
      refused { lists in
        lists["a"] = []
        lists["b"] = [9]
      }, equals: Self.refused)
    // Either alone, or where all of the one that is gone was read.
    try expect(
      edited(json, as: Lists.self) { $0["a"] = [] },
      equals: #"{"a":["x"],"b":[2,"y"],"c":["z"],"d":[4]}"#)
    try expect(
      edited(json, as: Lists.self) { $0["b"] = nil }, equals: #"{"a":[1,"x"],"c":["z"],"d":[4]}"#)
    try expect(
      edited(json, as: Lists.self) { lists in
        lists["a"] = []
        lists["d"] = nil
      }, equals: #"{"a":["x"],"b":[2,"y"],"c":["z"]}"#)
  }

  @Test func lastElementThatMoves_leavesWhatWasNotRead() throws {
    typealias Cards = [String: [LineBuilder]]
    func moveCard(_ cards: inout Cards, to key: String = "doing") {
      let card = cards["todo"]?.removeFirst()
      cards[key, default: []] += [card].compactMap { $0 }
    }
    try expect(
      edited(#"{"todo":[{"sku":"a"},"unread"],"doing":[]}"#, as: Cards.self) { moveCard(&$0) },
      equals: #"{"todo":["unread"],"doing":[{"sku":"a"}]}"#)
    try expect(
      edited(#"{"todo":[{"sku":"a"},"u1"],"doing":["u2"]}"#, as: Cards.self) { moveCard(&$0) },
      equals: #"{"todo":["u1"],"doing":["u2",{"sku":"a"}]}"#)
    try expect(
      edited(#"{"todo":[{"sku":"a"},"u1"],"doing":["u2"],"x":["u3"]}"#, as: Cards.self) {
        moveCard(&$0)
      }, equals: #"{"todo":["u1"],"doing":["u2",{"sku":"a"}],"x":["u3"]}"#)
    try expect(
      edited(#"{"todo":[{"sku":"a"},"u1"]}"#, as: Cards.self) { moveCard(&$0, to: "new") },
      equals: #"{"todo":["u1"],"new":[{"sku":"a"}]}"#)
    try expect(
      edited(#"{"todo":[{"sku":"a"},"u1",{"sku":"b"}],"doing":["u2"]}"#, as: Cards.self) {
        moveCard(&$0)
      }, equals: #"{"todo":["u1",{"sku":"b"}],"doing":["u2",{"sku":"a"}]}"#)
    try expect(
      edited(#"{"a":[1,"y"],"b":[]}"#, as: Lists.self) { $0 = ["a": [], "b": [1]] },
      equals: #"{"a":["y"],"b":[1]}"#)
    try expect(
      edited(#"{"a":[1,"y"]}"#, as: Lists.self) { $0 = ["a": [], "n": [1]] },
      equals: #"{"a":["y"],"n":[1]}"#)
    // Rows have no keys.
    for (json, appended) in [(#"[[1,"y"],[]]"#, false), (#"[[1,"y"]]"#, true)] {
      try expect(
        refusal(json, as: Rows.self) { $0 = [[], [1]] }, equals: Self.refused, "\(appended)")
    }
    try expect(
      refusal(#"[[{"sku":"a"},"y"],[]]"#, as: Tables.self) { rows in
        let card = rows[0].removeFirst()
        rows[1].append(card)
      }, equals: Self.refused)
    // Cards that change places may be lists that do.
    try expect(
      refusal(#"[[{"sku":"a"},"y"],[{"sku":"b"}]]"#, as: Tables.self) { rows in
        let card = rows[0][0]
        rows[0][0] = rows[1][0]
        rows[1][0] = card
      }, equals: Self.refused)
  }

  @Test func containersInOtherFields_areRefused() throws {
    typealias Columns = [ColumnsBuilder]
    let json = #"[{"cols":{"a":[{"id":1},"w"]}},{"id":2}]"#
    let words = Self.refused[0]
    try expect(
      refusal(json, as: Columns.self) { values in
        values[1].cols = values[0].cols
        values[0].cols = nil
      }, equals: ["[1].cols: " + words])
    try expect(
      refusal(json, as: Columns.self) { values in
        values[1].cols = values[0].cols
        values.removeFirst()
      }, equals: [words])
    try expect(
      refusal(#"{"rows":[[1,"x"]],"nums":{"a":[2]}}"#, as: ColumnsBuilder.self) { value in
        let row = value.rows?[0]
        value.nums?["b"] = row
        value.rows = nil
      }, equals: ["nums: " + words])
    // Either alone, or where all was read.
    try expect(
      edited(json, as: Columns.self) { $0[0].cols = nil }, equals: "[{},{\"id\":2}]")
    try expect(edited(json, as: Columns.self) { $0.removeFirst() }, equals: "[{\"id\":2}]")
    try expect(
      edited(json, as: Columns.self) { $0.append($0.removeFirst()) },
      equals: #"[{"id":2},{"cols":{"a":[{"id":1},"w"]}}]"#)
    try expect(
      edited(json, as: Columns.self) { $0[1].cols = $0[0].cols },
      equals: #"[{"cols":{"a":[{"id":1},"w"]}},{"id":2,"cols":{"a":[{"id":1}]}}]"#)
    try expect(
      edited(#"{"rows":[[1]],"nums":{"a":[2]}}"#, as: ColumnsBuilder.self) { value in
        let row = value.rows?[0]
        value.nums?["b"] = row
        value.rows = nil
      }, equals: #"{"nums":{"a":[2],"b":[1]}}"#)
  }

  /// Nothing tells them apart, but others may tell that something was moved.
  @Test func rowsReadAsEmpty_stayWhereTheyAreOrAreRefused() throws {
    let words = "rejected: of equal elements that were sent in several spellings, some were removed"
    try expect(
      refusal(#"[["m0","m1"],["a",4031,"b","c"],[4061],[]]"#, as: Rows.self) { rows in
        rows[2].removeFirst()
        rows.removeFirst()
      }, equals: [words])
    try expect(
      refusal(#"[["m"],[4031],[4061]]"#, as: Rows.self) { $0 = [$0[1], []] }, equals: Self.refused)
    try expect(
      refusal(#"[["x"],["y"],[1]]"#, as: Rows.self) { $0.append($0.removeFirst()) },
      equals: [words])
    try expect(
      refusal(#"[["x"],["y"],[1]]"#, as: Rows.self) { rows in
        rows[1].append(2)
        rows[2] = []
      }, equals: [words])
    try expect(
      edited(#"[["x"],["y"],[1]]"#, as: Rows.self) { $0[1].append(2) },
      equals: #"[["x"],["y",2],[1]]"#)
    try expect(
      edited(#"[["x"],["y"]]"#, as: Rows.self) { $0.append([1]) }, equals: #"[["x"],["y"],[1]]"#)
    try expect(
      edited(#"[[1],["x"]]"#, as: Rows.self) { $0.swapAt(0, 1) }, equals: #"[["x"],[1]]"#)
    try expect(
      edited(#"{"a":["x"],"b":["y"],"c":[1]}"#, as: Lists.self) { lists in
        (lists["a"], lists["c"]) = (lists["c"], lists["a"])
      }, equals: #"{"a":[1],"b":["y"],"c":["x"]}"#)
  }

  @Test func objectsInModels_leaveWhatWasNotRead() throws {
    func board(_ json: String, _ change: (inout Board) -> Void) throws -> String {
      let sent = try SentDocument<BoardBuilder>(json: json)
      var board = try sent.value.build().get()
      change(&board)
      return try String(decoding: sent.edited(model: board).data, as: UTF8.self)
    }
    let lists = #"{"lists":{"todo":[{"sku":"a"},"u1"],"doing":["u2"]},"rows":[]}"#
    try expect(
      board(lists) { $0.lists = ["todo": [], "doing": ["a"]] },
      equals: #"{"lists":{"todo":["u1"],"doing":["u2",{"sku":"a"}]},"rows":[]}"#)
    try expect(
      board(lists) { $0.lists = ["todo": [], "doing": [], "new": ["a"]] },
      equals: #"{"lists":{"todo":["u1"],"doing":["u2"],"new":[{"sku":"a"}]},"rows":[]}"#)
    try expect(
      board(lists) { $0.lists = ["new": ["a"], "doing": []] },
      equals: #"{"lists":{"doing":["u2"],"new":[{"sku":"a"},"u1"]},"rows":[]}"#)
    let rows = #"{"lists":{},"rows":[[{"sku":"a"},"u1"],[{"sku":"b"}],[]]}"#
    let refused: [[[String]]] = [
      [[], ["b"], ["a"]], [[], ["b", "a"], []], [["a", "c"], ["a"], ["b"], []],
      [["a"], ["a", "c"]],
    ]
    for refused in refused {
      #expect(throws: BuildFailure.self, "\(refused)") { try board(rows) { $0.rows = refused } }
    }
    try expect(
      board(rows) { $0.rows.swapAt(0, 1) },
      equals: #"{"lists":{},"rows":[[{"sku":"b"}],[{"sku":"a"},"u1"],[]]}"#)
    try expect(
      board(rows) { $0.rows.append(["c"]) },
      equals: #"{"lists":{},"rows":[[{"sku":"a"},"u1"],[{"sku":"b"}],[],[{"sku":"c"}]]}"#)
    try expect(
      board(rows) { $0.rows[0].append("c") },
      equals: #"{"lists":{},"rows":[[{"sku":"a"},"u1",{"sku":"c"}],[{"sku":"b"}],[]]}"#)
    try expect(
      board(rows) { $0.rows.removeFirst() }, equals: #"{"lists":{},"rows":[[{"sku":"b"}],[]]}"#)
  }

  @Test func manyRows_areMatchedOnce() throws {
    #if DEBUG
      let count = 3_000
    #else
      let count = 50_000
    #endif
    let rows = (0..<count).map { "[\($0), \"x\"]" }
    let json = "[" + rows.joined(separator: ", ") + "]"
    let text = try edited(json, as: Rows.self) { $0.reverse() }
    expect(text, equals: "[" + rows.reversed().joined(separator: ", ") + "]")
  }
}

private struct NumbersBuilder: ConstructionBuilder {
  @Field var numbers: [Int]?

  init(fields: JSONFields) { _numbers = fields["numbers", as: FieldFormat { [Int].capture($0) }] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct ColumnsBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var cols: [String: [LineBuilder]]?
  @Field var rows: [[Int]]?
  @Field var nums: [String: [Int]]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _cols = fields["cols"]
    _rows = fields["rows"]
    _nums = fields["nums"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Sheet: Sendable {
  var rows: [[Int]]
  var lists: [String: [Int]]
}

private struct SheetBuilder: FillableBuilder {
  @Field var rows: [[Int]]?
  @Field var lists: [String: [Int]]?

  init(fields: JSONFields) {
    _rows = fields["rows"]
    _lists = fields["lists"]
  }

  init(_ model: Sheet) {
    self.init(dictionary: [:])
    rows = model.rows
    lists = model.lists
  }

  func build() -> Result<Sheet, BuildFailure> { construct(Sheet.init, $rows, $lists) }
}

private struct Board: Sendable {
  var lists: [String: [String]]
  var rows: [[String]]
}

private struct CardBuilder: FillableBuilder {
  @Field var sku: String?

  init(fields: JSONFields) { _sku = fields["sku"] }

  init(_ model: String) {
    self.init(dictionary: [:])
    sku = model
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}

private struct BoardBuilder: FillableBuilder {
  @Field var lists: [String: [CardBuilder]]?
  @Field var rows: [[CardBuilder]]?

  init(fields: JSONFields) {
    _lists = fields["lists"]
    _rows = fields["rows"]
  }

  init(_ model: Board) {
    self.init(dictionary: [:])
    lists = model.lists.mapValues { $0.map(CardBuilder.init) }
    rows = model.rows.map { $0.map(CardBuilder.init) }
  }

  func build() -> Result<Board, BuildFailure> { construct(Board.init, $lists, $rows) }
}
