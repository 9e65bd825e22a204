/// From input to models in one step.
extension Array where Element: ConstructionBuilder {
  /// Builds the models of all elements of an array, from bytes or text.
  ///
  /// ```swift
  /// let models = try [CharacterResponseBuilder].build(json: data).get()
  /// ```
  ///
  /// One element that cannot be built fails the whole array. The failure names every problem of
  /// every element:
  ///
  /// ```text
  /// [CharacterResponseModel] could not be built: 2 problems
  ///   [0].name: required String is missing
  ///   [3]: expected object, found number 7
  /// ```
  ///
  /// It also fails if the bytes are not JSON, or if they are not an array. To leave out the
  /// elements that cannot be built, use ``JSONRoot/build()``.
  public static func build(
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<[Element.Model], BuildFailure> {
    Element.withStackForRoot {
      json.read(coercion, maximumDepth, model: rootName) { root, bytes in
        buildEach(root, location: rootLocation(in: bytes))
      }
    }
  }

  /// Builds the models of all elements of an array, and returns them with the findings.
  ///
  /// ```swift
  /// let report = [CharacterResponseBuilder].report(json: data)
  /// ```
  ///
  /// The result is that of ``build(json:coercion:maximumDepth:)``. If the bytes are not JSON, the
  /// failure is the only finding.
  public static func report(
    json: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<[Element.Model], BuildFailure> {
    report(JSONRoot<Self>.read(json, at: [], coercion, maximumDepth))
  }

  /// Builds the models of all elements of the array at a path in a document.
  ///
  /// ```swift
  /// [CharacterResponseBuilder].build(json: data, at: "data", "results")
  /// [CharacterResponseBuilder].build(json: data, at: "data", orWhole: true)     // or […]
  /// ```
  ///
  /// It fails as ``build(json:coercion:maximumDepth:)`` does, and if a step of the path fails. With
  /// `orWhole`, the whole document is the array if the first step is not there. A key with null is
  /// there.
  public static func build(
    json: some JSONInput, at first: FieldPath.Component, _ others: FieldPath.Component...,
    orWhole: Bool = false, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<[Element.Model], BuildFailure> {
    Element.withStackForRoot {
      JSONRoot<Self>.read(json, at: [first] + others, orWhole: orWhole, coercion, maximumDepth)
        .flatMap { root in root.build { $0.requiringAll } }
    }
  }

  /// Builds the models of all elements of the array at a path, and returns them with the findings.
  ///
  /// The result is that of `build` with the same arguments.
  public static func report(
    json: some JSONInput, at first: FieldPath.Component, _ others: FieldPath.Component...,
    orWhole: Bool = false, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<[Element.Model], BuildFailure> {
    report(
      JSONRoot<Self>.read(json, at: [first] + others, orWhole: orWhole, coercion, maximumDepth))
  }

  private static func report(
    _ read: @autoclosure () -> Result<JSONRoot<Self>, BuildFailure>
  ) -> BuildReport<[Element.Model], BuildFailure> {
    Element.withStackForRoot {
      switch read() {
      case .success(let root): root.report { $0.requiringAll }
      case .failure(let failure): BuildReport(failure: failure)
      }
    }
  }

  /// Builds the models of all elements of an array that `JSONSerialization` or a test has made.
  ///
  /// ```swift
  /// [CharacterResponseBuilder].build(value: [["name": "Cyclops"]])
  /// ```
  public static func build(
    value: Any, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<[Element.Model], BuildFailure> {
    Element.withStackForRoot {
      JSONNode.withRoot(value, coercion, maximumDepth) { root in
        buildEach(root, location: nil)
      }
    }
  }

  /// Builds the models of all elements of a root, which has its place in a text.
  package static func buildEach(
    _ root: JSONNode, location: @autoclosure () -> TextLocation?
  ) -> Result<[Element.Model], BuildFailure> {
    if let models = models(from: root) { return .success(models) }
    return JSONRoot<Self>(root, location: location()).build { $0.requiringAll }
  }

  /// The models of all elements; nil if one of them cannot be built, or if there is no array.
  private static func models(from root: JSONNode) -> [Element.Model]? {
    let count = root.elementCount
    var models: [Element.Model] = []
    models.reserveCapacity(count)
    let isArray = root.visitElements { element in
      guard let model = Element._built(from: element) else { return false }
      models.append(model)
      return true
    }
    return isArray && models.count == count && root.isWhole ? models : nil
  }
}
