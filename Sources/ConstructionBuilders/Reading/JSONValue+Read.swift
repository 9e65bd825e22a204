extension JSONValue {
  /// The value as a field of a type reads it; nil if the type cannot use it.
  ///
  /// It is the short way from a field of several types to one of them:
  ///
  /// ```swift
  /// @Field var edited: JSONValue?                          // false, or a time
  ///
  /// construct(Post.init, $edited.map { $0.read(as: .secondsSince1970) })
  /// ```
  ///
  /// Nothing is reported, and elements that cannot be used are left out. Where losses matter, use
  /// a field of the type itself.
  ///
  /// - Parameters:
  ///   - type: The type. It can be left out where the result has one.
  ///   - format: How the value is written, if the type alone does not say.
  ///   - coercion: The conversions that are allowed. The default is none, so that a value is not
  ///     read as one of its types when it is another.
  public func read<Value: Capturable>(
    _ type: Value.Type = Value.self, as format: FieldFormat<Value>? = nil,
    coercion: Coercion = .strict
  ) -> Value? {
    JSONNode.withRoot(self, coercion, 512) { node in
      (format.map { $0.capture(node) } ?? Value.capture(node)).value
    }
  }
}
