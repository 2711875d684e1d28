/**
 * Scrolls the page immediately so that the element with this id is at its top; `scroll-margin-top` keeps it
 * clear of sticky bars.
 */
export function scrollIntoView(id: string, _below = 0): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
