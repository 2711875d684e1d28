/** The mini-program has no drawn first screen. */
export function firstScreenReady(): void {
  // nothing lies over the page
}

/** A page stands. */
export const pageStands = (): void => undefined
