/// Collects the notes about the elements of one array while it is read.
///
/// It is a class, so it takes one word, which is nil for an array without notes.
@usableFromInline
final class ElementNoteTaker {
  @usableFromInline
  var notes = ElementNotes()

  @usableFromInline
  init() {}

  /// Records the note of the element at `index` in the input.
  ///
  /// The element was lost, or is at `position` in the value.
  @usableFromInline
  func take<Element: Capturable>(
    _ note: CaptureNote?, of type: Element.Type, at index: Int, position: Int, isLost: Bool
  ) {
    if isLost {
      notes.lose(elementAt: index, keptBefore: position, note, Element.expectation)
    } else {
      notes.keep(elementAt: index, position: position, note)
    }
  }
}
