import ConstructionBuilders

/// Reads a request, which is an object with one member: its kind.
struct RequestBuilder: ConstructionBuilder {
  @Field var getCapability: CapabilityRequestBuilder?
  @Field var expandAttachedMacro: AttachedMacroBuilder?
  @Field var expandFreestandingMacro: FreestandingMacroBuilder?
  @Field var loadPluginLibrary: JSONValue?
  let kinds: [String]

  init(fields: JSONFields) {
    _getCapability = fields["getCapability"]
    _expandAttachedMacro = fields["expandAttachedMacro"]
    _expandFreestandingMacro = fields["expandFreestandingMacro"]
    _loadPluginLibrary = fields["loadPluginLibrary"]
    kinds = fields.keys
  }

  func build() -> Result<Request, BuildFailure> {
    if $expandAttachedMacro.isThere {
      return construct(Request.attachedMacro, $expandAttachedMacro)
    }
    if $getCapability.isThere {
      return construct({ .capability(hostVersion: $0 ?? nil) }, $getCapability.optional)
    }
    if $expandFreestandingMacro.isThere {
      return construct(Request.freestandingMacro, $expandFreestandingMacro)
    }
    if $loadPluginLibrary.isThere { return .success(.library) }
    return .success(.unknown(kind: kinds.first ?? ""))
  }

  /// Where the request comes from, as far as that could be read.
  var start: Location? {
    guard let attribute = expandAttachedMacro?.attributeSyntax,
      case .success(let syntax) = attribute.build()
    else { return nil }
    return syntax.start
  }
}

extension Field {
  fileprivate var isThere: Bool { outcome != .missing }
}
