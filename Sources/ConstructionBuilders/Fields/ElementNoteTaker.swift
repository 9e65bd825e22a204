/// Takes notes about the elements of one array while it is read.
///
/// It is a class so that an array without any needs one word for it.
@usableFromInline
final class ElementNoteTaker {
  @usableFromInline
  var notes = ElementNotes()

  @usableFromInline
  init() {}

  /// Notes what there is to say about the element at `index` of the source, which was lost, or else is at
  /// `position` of the value.
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
