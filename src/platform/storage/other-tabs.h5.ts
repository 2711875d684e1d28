/** Tabs of one browser share what is stored on the device. */
export const hasOtherTabs = true

/** What another tab stores in one go comes as one event for each value: they are looked at together, ms. */
const TOGETHER_MS = 50

/**
 * Tells that another tab has changed what is stored, or may have: a page that was left for another document, and that the browser
 * shows again as it was, has heard of nothing meanwhile.
 */
export function onStoredElsewhere(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('storage', () => {
    clearTimeout(timer)
    timer = setTimeout(listener, TOGETHER_MS)
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener())
}
