/** A page shown again gets its route's title from the router: it sets its own again. */
export const hostShowsTitle = false

/** The title of the browser's tab. */
export function setHostTitle(title: string): void {
  document.title = title
}
