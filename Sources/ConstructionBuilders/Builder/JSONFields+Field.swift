extension JSONFields {
  /// The field with a key.
  ///
  /// ```swift
  /// _name = fields["name"]
  /// ```
  public subscript<Value: Capturable>(_ key: JSONKey) -> Field<Value> {
    // `@inlinable`: without it, capturing Marvel takes 2.6 times as long.
    @inlinable
    get {
      if let literal = key.literal {
        // From bytes straight into the field: through a closure every value would be moved once more.
        if areOnTape {
          let node = tapeMember(literal)
          guard let node else { return Field(.missing, keyWord: literal.word) }
          return Field(Value.capture(node), keyWord: literal.word)
        }
        let field = withDictionaryMember(literal) {
          Field(Value.capture($0), keyWord: literal.word)
        }
        return field ?? Field(.missing, keyWord: literal.word)
      }
      var captured = Captured<Value>.missing
      visitMember(key) { captured = Value.capture($0) }
      return Field(captured, key)
    }
  }

  /// The field with a key that is only known at run time.
  ///
  /// NB: generic, because a plain `String` parameter would win over ``JSONKey`` for a literal, even where
  /// it is disfavoured.
  @_disfavoredOverload
  public subscript<Value: Capturable>(_ key: some StringProtocol) -> Field<Value> {
    self[JSONKey(String(key))]
  }

  /// The field with a key, read with other coercions than the rest.
  ///
  /// ```swift
  /// _id = fields["id", .strict]
  /// ```
  public subscript<Value: Capturable>(_ key: JSONKey, _ coercion: Coercion) -> Field<Value> {
    var captured = Captured<Value>.missing
    _ = withMember(key) { captured = Value.capture($0.with(coercion)) }
    return Field(captured, key)
  }

  /// The field with a key, written in a format of its own.
  ///
  /// ```swift
  /// _modified = fields["modified", as: .iso8601]
  /// ```
  public subscript<Value: Capturable>(
    _ key: JSONKey, as format: FieldFormat<Value>
  ) -> Field<Value> {
    var captured = Captured<Value>.missing
    _ = withMember(key) { captured = format.capture($0) }
    return Field(captured, key)
  }
}
