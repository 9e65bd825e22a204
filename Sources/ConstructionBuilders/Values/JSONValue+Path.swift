#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSONValue {
  /// The value at a path; nil if there is none.
  ///
  /// Setting a value replaces the one at the path, or adds it where its container is there. Setting
  /// nil removes it, but never the whole value. Where a step leads to nothing, setting changes
  /// nothing.
  ///
  /// ```swift
  /// var value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// value[at: "results[0].name"]              // "Cyclops"
  /// value[at: "results[0].name"] = "Storm"
  /// ```
  public subscript(at path: FieldPath) -> JSONValue? {
    get { path.components.reduce(self) { value, step in value?[step: step] } }
    set {
      let steps = path.components[...]
      guard !steps.isEmpty else {
        self = newValue ?? self
        return
      }
      write(newValue, at: steps)
    }
  }

  private subscript(step step: FieldPath.Component) -> JSONValue? {
    get {
      switch step {
      case .key(let key): self[key]
      case .index(let index): self[index]
      }
    }
    _modify {
      switch step {
      case .key(let key): yield &self[key]
      case .index(let index): yield &self[index]
      }
    }
  }

  private mutating func write(_ value: JSONValue?, at steps: ArraySlice<FieldPath.Component>) {
    guard let step = steps.first else { return }
    let rest = steps.dropFirst()
    if rest.isEmpty { self[step: step] = value } else { self[step: step]?.write(value, at: rest) }
  }

  /// The value as JSON text in UTF-8, on one line without white space.
  ///
  /// ```swift
  /// request.httpBody = value.data
  /// ```
  public var data: Data { Data(description.utf8) }
}
