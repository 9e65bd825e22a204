public import ConstructionBuilders

extension BuildFailure {
  /// Says where the problems are in the document that was read, and which keys were probably meant.
  ///
  /// ```swift
  /// print(failure.explained(in: data, by: UserBuilder.self))
  /// // User could not be built: 1 problem
  /// //   id: required Int is missing (line 4, column 3); ID is there, and nothing reads it
  /// ```
  ///
  /// A problem has no place if the document is a dictionary, and if the bytes are not those that
  /// were read, as far as the finding tells. Malformed JSON has its place already. In a text with
  /// other words, the JSON is looked at that `report(answer:)` reads.
  ///
  /// The bytes are read once more, and the builder is run to learn its keys. So do it where a
  /// failure is shown to a person, and not for each failure of a busy service.
  ///
  /// - Parameters:
  ///   - json: The document that was read.
  ///   - type: The builder, or another type that was read, such as an array of builders.
  ///   - path: Where the value is in the document. The paths of the findings can begin there, as
  ///     those of a builder do, or at the root of the document, as those of a `JSONRoot` do.
  ///   - coercion: The coercion of the input.
  public func explained<Value: Capturable>(
    in json: some JSONInput, by type: Value.Type, at path: FieldPath = FieldPath(),
    coercion: Coercion = .lenient
  ) -> ExplainedFailure {
    if path.isEmpty {
      switch AnswerText.found(in: json, as: type, coercion, .maximumDepth) {
      case .part(let part, _), .other(let part): return explained(of: part, type, path, coercion)
      case .whole, .none: break
      }
    }
    return explained(of: json, type, path, coercion)
  }

  private func explained<Value: Capturable>(
    of json: some JSONInput, _ type: Value.Type, _ path: FieldPath, _ coercion: Coercion
  ) -> ExplainedFailure {
    let read = json.read(.looseSyntax, .maximumDepth, model: model) { root, _ in
      .success(JSONValue.capture(root).value)
    }
    let contract = contract(of: type, (try? read.get()) ?? nil, at: path, coercion)
    return explained(in: json, by: contract, at: path)
  }

  /// Says which keys were probably meant in a value that was read.
  package func explained<Value: Capturable>(
    in value: JSONValue, by type: Value.Type, coercion: Coercion
  ) -> ExplainedFailure {
    let contract = contract(of: type, value, at: FieldPath(), coercion)
    return JSONNode.withRoot(value, coercion) { root in
      explained(by: lookedUp(from: root, by: contract, at: []), in: Span())
    }
  }

  /// The same for a contract.
  package func explained(
    in json: some JSONInput, by contract: Contract, at path: FieldPath = FieldPath()
  ) -> ExplainedFailure {
    // Comments that the reader would refuse hide no place.
    let coercion = contract.coercion.union(.looseSyntax)
    let found = json.read(coercion, .maximumDepth, model: model) { root, bytes in
      .success(explained(by: lookedUp(from: root, by: contract, at: path.components), in: bytes))
    }
    if case .success(let failure) = found { return failure }
    // Bytes that are not JSON have nothing to find.
    let walk = FailureWalk(findings, under: [], ReadPlans(contract))
    walk.startWithoutDocument()
    return explained(by: walk, in: Span())
  }
}

extension Contract {
  /// The contract for the document that was its sample: it took each branch that was taken there.
  fileprivate var knowingItsBranches: Contract {
    let objects = objects.map { object in
      var object = object
      object.gaps.removeAll { if case .readInSome = $0 { true } else { false } }
      return object
    }
    return Contract(coercion: coercion, root: root, objects: objects)
  }
}

extension BuildFailure {
  /// What is read, with the document as the sample: so a key that only some branch reads is known.
  private func contract<Value: Capturable>(
    of type: Value.Type, _ document: JSONValue?, at path: FieldPath, _ coercion: Coercion
  ) -> Contract {
    let contract = ContractMaker(coercion).contract(
      of: type, sample: document?[at: path].map { .success($0) }, settlesNeeds: false)
    return contract.knowingItsBranches
  }

  /// Looks the findings up under a path, or from the root if they are right only there.
  private func lookedUp(
    from root: borrowing JSONNode, by contract: Contract, at path: [FieldPath.Component]
  ) -> FailureWalk {
    let plans = ReadPlans(contract)
    let walk = FailureWalk(findings, under: path, plans)
    walk.start(at: root, readAt: path)
    guard !walk.isAnyRight, !path.isEmpty else { return walk }
    let fromRoot = FailureWalk(findings, under: [], plans)
    fromRoot.start(at: root, readAt: path)
    return fromRoot
  }

  /// - Parameter bytes: The document, or nothing if it is a dictionary.
  private func explained(by walk: FailureWalk, in bytes: Span<UInt8>) -> ExplainedFailure {
    let locations = textLocations(ofBytesAt: Set(walk.explanations.compactMap(\.offset)), in: bytes)
    let problems = zip(findings, walk.explanations).map { finding, explanation in
      ExplainedFailure.Problem(
        finding: finding.found(explanation.sent),
        location: finding.location ?? explanation.offset.flatMap { locations[$0] },
        nearestKey: explanation.nearest, arm: explanation.arm, alike: explanation.alike,
        wanted: explanation.wanted, isOfKey: explanation.isOfKey, position: explanation.reached)
    }
    return ExplainedFailure(failure: self, problems: problems)
  }
}

extension Finding {
  /// The same finding with what was sent, if that is not what was checked.
  fileprivate func found(_ sent: FoundValue?) -> Finding {
    guard let sent else { return self }
    return Finding(path: path, kind: kind, expected: expected, found: sent, reason: reason)
  }
}
