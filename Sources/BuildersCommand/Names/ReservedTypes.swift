/// Names that no generated type gets by itself.
enum ReservedTypes {
  static let names = used.union(known)

  /// What generated source uses.
  static let used: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "BuildFailure", "Buildable", "Builder", "BuilderVariants",
    "Built", "Capturable", "CaseIterable", "Character", "Codable", "Collection",
    "ConstructionBuilder", "ConstructionBuilders", "Data", "Date", "Decimal", "Decodable",
    "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Failure", "Field",
    "FieldFormat", "FillableBuilder", "Float", "Foundation", "Hashable", "Identifiable", "Int",
    "JSONFields", "JSONRow", "JSONValue", "KeyConvention", "Model", "Never", "OneOf", "Open",
    "Optional", "Protocol", "Range", "Result", "RowBuilder", "Self", "Sendable", "Sequence", "Set",
    "String", "Substring", "Swift", "Task", "Type", "UInt", "URL", "UUID", "UnionBuilder",
    "VariantBuilder", "Void",
    // Macros and coercions of the library.
    "AllowingLosses", "Coerced", "Coercion", "Decoded", "Default", "Format", "IfPresent", "Key",
    "RequiringAll", "Unknown", "Variant",
    // A target with a file `Main.swift` is taken for an executable.
    "Main",
    // What a generated test uses of the testing kit and of Swift Testing.
    "Fixture", "FragmentBuilder", "Issue", "JSONFragment", "Member", "Testing",
  ]

  /// What an app would have to write its module before, or could no longer use.
  private static let known: Set<String> = [
    // Of Swift, and what its types call what they are made of.
    "Action", "Actor", "Body", "Clock", "Comparable", "Content", "Copyable", "Decoder", "Element",
    "Encoder", "Executor", "Hasher", "ID", "Index", "Iterator", "Job", "Mirror", "Mutex", "Numeric",
    "Observable", "Output", "Regex", "Repeated", "Slice", "Span", "TaskGroup", "TaskPriority",
    "Unicode", "Value",
    // Of Foundation, and what comes with it on Apple's systems.
    "Bundle", "Calendar", "Category", "CharacterSet", "Comparator", "DateComponents",
    "DateInterval", "Dimension", "Expression", "FileHandle", "Formatter", "Handle", "Host",
    "IndexPath", "IndexSet", "Locale", "Measurement", "Method", "Morphology", "Notification",
    "NotificationCenter", "Operation", "OperationQueue", "Pipe", "Point", "Port", "Predicate",
    "Process", "ProcessInfo", "Progress", "Rect", "RunLoop", "Scanner", "Selector", "Size",
    "SortDescriptor", "SortOrder", "Stream", "Style", "Thread", "TimeInterval", "TimeZone", "Timer",
    "Unit", "URLRequest", "URLResponse", "URLSession", "UserDefaults",
    // Of SwiftUI and Combine.
    "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "Axis", "Binding", "Button",
    "Canvas", "Capsule", "Circle", "Color", "ColorScheme", "Commands", "Divider", "Edge", "Ellipse",
    "Environment", "Font", "ForEach", "Form", "Future", "Gauge", "Gesture", "Gradient", "Grid",
    "GridItem", "GridRow", "Group", "GroupBox", "Image", "Label", "LabeledContent", "Layout",
    "Link", "List", "Map", "Material", "Menu", "Namespace", "NavigationLink", "Path", "Picker",
    "Preview", "Publisher", "Query", "Record", "Rectangle", "Scene", "Section", "Settings",
    "Shader", "Shape", "Slider", "Spacer", "State", "Stepper", "Subject", "Subscriber",
    "Subscription", "Tab", "Table", "TableColumn", "TableRow", "Text", "TextField", "Toggle",
    "Transaction", "Transition", "View", "ViewBuilder", "Visibility", "Window",
  ]
}
