/// What few inputs need. One reference keeps the source of all others small.
final class RareInput {
  /// What the arms of unions have read while one of them is tried; nil while none is.
  var tried: TriedValues?

  /// Where the builders that were ranked have their fields.
  private(set) lazy var layouts = FieldLayouts()

  /// What builders declare; nil where no key is read in any case.
  var declared: DeclaredKeys?
}
