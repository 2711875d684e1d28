/** Scrolls the page at once so that the element with this id stands at its top; `scroll-margin-top` keeps it clear of what sticks there. */
export function scrollIntoView(id: string, _below = 0): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
