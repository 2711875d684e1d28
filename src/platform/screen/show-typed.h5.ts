/** Shows in a field what is left of the text just typed into it; the caret stays where it was, seen from the end. */
export function showTyped(event: { readonly target: unknown }, text: string): void {
  const { target: field } = event
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const behind = field.value.length - (field.selectionEnd ?? field.value.length)
  field.value = text
  const caret = Math.max(0, text.length - behind)
  field.setSelectionRange(caret, caret)
}
