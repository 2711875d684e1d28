/** Longest delay before idle work starts even if the browser is busy, ms. */
const LATEST_MS = 3000
/** Safari has no requestIdleCallback. */
const WITHOUT_IDLE_MS = 1500

/** Runs work that must not delay what the user sees: once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const idle = () => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(work, { timeout: LATEST_MS })
    else setTimeout(work, WITHOUT_IDLE_MS)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
