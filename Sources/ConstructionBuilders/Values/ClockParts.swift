/// What two parts of a time on a clock are.
public enum ClockParts: String, Hashable, Sendable {
  /// `07:30` are seven and a half hours.
  case hoursAndMinutes
  /// `07:30` are seven and a half minutes.
  case minutesAndSeconds

  package var words: String {
    self == .hoursAndMinutes ? "hours and minutes" : "minutes and seconds"
  }
}
