import type { Page } from 'playwright-core'

interface Watched {
  shifts: { value: number; moved: string[] }[]
  waiting: number
}

/** How long every answer of the server is kept back, so that what stands in its place is seen, ms. */
const ANSWER_MS = 800

/** Makes the pages that are opened from now on wait for their answers, and tell when something moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((late) => {
    const watched: Watched = { shifts: [], waiting: 0 }
    Object.assign(window, { watched })
    const { fetch } = window
    window.fetch = async (...call) => {
      watched.waiting += 1
      try {
        const [answer] = await Promise.all([fetch(...call), new Promise((done) => setTimeout(done, late))])
        return answer
      } finally {
        // what it is told first has its turn
        setTimeout(() => (watched.waiting -= 1), 100)
      }
    }
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = (node?.textContent ?? '').replace(/\s+/g, ' ').slice(0, 20)
          return `“${text}” ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`
        })
        watched.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, ANSWER_MS)
}

/** Waits until every answer has come and what they bring stands. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { watched } = window as unknown as { watched: Watched }
      const waits = [...document.querySelectorAll('[role=status][aria-busy=true]')].some((one) =>
        one.checkVisibility()
      )
      return watched.waiting === 0 && !waits
    },
    undefined,
    // not at every frame: six pages are looked at together
    { polling: 100 }
  )
}

/** How much the page has moved by itself since it was opened: the sum of its layout shifts, and what they moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const { shifts } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join(', ')}`).join('; ')
  }
}
