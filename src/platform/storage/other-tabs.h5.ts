/** Tabs of one browser share what is stored on the device. */
export const hasOtherTabs = true

/** Values stored together by another tab arrive as one event each: they are handled together, ms. */
const TOGETHER_MS = 50

/**
 * Notifies that another tab has, or may have, changed stored values: a page restored from the back/forward
 * cache has missed all events meanwhile.
 */
export function onStoredElsewhere(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('storage', () => {
    clearTimeout(timer)
    timer = setTimeout(listener, TOGETHER_MS)
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener())
}
