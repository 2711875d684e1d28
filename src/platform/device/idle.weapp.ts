/** The first view is rendered by then, ms. */
const AFTER_MS = 1500

/** Runs work that must not delay what the user sees. */
export function whenIdle(work: () => void): void {
  setTimeout(work, AFTER_MS)
}
