/** Measures of the window in px. */
export function windowInfo(): { windowWidth: number; statusBarHeight?: number | undefined } {
  return { windowWidth: window.innerWidth, statusBarHeight: 0 }
}
