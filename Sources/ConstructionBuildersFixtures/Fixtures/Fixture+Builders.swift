extension FixtureFunctions {
  /// Builds a model from a fixture. A failure names every problem by its path.
  ///
  /// ```swift
  /// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
  ///   $0["results[0].name"] = .null
  /// }
  /// ```
  public static func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder.Model {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.building(type, coercion, ifExpected: "Fixture.builder", change) {
        try Builder(json: $0, coercion: coercion).build().get()
      }
    }
  }

  /// Builds the models of all elements of a fixture.
  ///
  /// ```swift
  /// let users = try Fixture.build([UserBuilder].self, from: "users")
  /// ```
  public static func build<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> [Builder.Model] {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.building(type, coercion, ifExpected: "Fixture.root", change) {
        try JSONRoot<[Builder]>(json: $0, coercion: coercion).build { $0.requiringAll }.get()
      }
    }
  }

  /// Makes a builder, not yet built, from a fixture. Its top level has to be an object.
  ///
  /// ```swift
  /// var sut = try Fixture.builder(CharactersSliceResponseBuilder.self, from: "slice")
  /// sut.total = nil
  /// ```
  public static func builder<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading(change) { try Builder(json: $0, coercion: coercion) }
    }
  }

  /// Reads the outermost value of a fixture, not yet built. Another value than expected is no
  /// error.
  ///
  /// ```swift
  /// var sut = try Fixture.root([UserBuilder].self, from: "users") { $0["[1].name"] = .null }
  /// sut.value?[0].name = nil
  /// ```
  public static func root<Value: Capturable>(
    _ type: Value.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONRoot<Value> {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading(change) { try JSONRoot(json: $0, coercion: coercion) }
    }
  }

  /// The keys of a fixture that a builder, or another type of a field, does not read.
  ///
  /// ```swift
  /// let unread = try Fixture.unread("user", by: UserBuilder.self)
  /// #expect(unread.rows.map(\.path) == ["avatar", "plan"])
  /// ```
  ///
  /// Unread keys are no error, so nothing is reported. At one place, up to `keys` of them have rows
  /// of their own. If there are more, they share one row.
  public static func unread<Value: Capturable>(
    _ name: String, by type: Value.Type, coercion: Coercion = .lenient, keys: Int = 20,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UnreadTally {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading { data in
        type.contract(coercion: coercion, sample: try data.checkedJSON).unread(
          in: data, keys: keys)
      }
    }
  }
}
