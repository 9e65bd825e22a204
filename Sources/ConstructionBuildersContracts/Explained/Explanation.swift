import ConstructionBuilders

/// What the document and the contract say about one finding.
struct Explanation: Hashable {
  /// Where the value begins; nil if there is no such value, or no text.
  var offset: Int?

  /// Where the last value begins to which the path of the finding leads.
  var reached: Int?

  /// What was sent, if the finding is about what the client made of it.
  var sent: FoundValue?

  /// The key that was probably meant.
  var nearest: NearestKey?

  /// The key that looks like the missing one, if none is near.
  var alike: String?

  /// What the sender is to write, if the contract knows the value.
  var wanted: WantedValue?

  /// Which type of a union was read on the way to the value, the innermost one.
  var arm: ArmChoice?

  /// Whether the key of a member is what is wrong, and not its value.
  var isOfKey = false
}
