import { NO_PICTURES } from '../../support/chromium-args'
import { openAndHydrate, watchHydration, type HydrationReport } from './hydration-report'
import { AT_WORK, LEFT } from './lawful-changes'
import { openAll, type Visit } from './visit'

const MAX_LOST = 0.01
/** So often a page that came too late is opened again, after so long, ms. */
const MORE_TRIES = 2
const REST_MS = 300

/** Whether the browser stands on a page of this path. */
export const standsOn = (page: string, path: string): boolean => path === page || `${path}/index` === page

/** The page of the table that an address leads to. */
export const pageOf = (url: string): string => new URL(url).pathname.slice(1)

/** What is wrong with how the app has taken over a page of the table. */
export function faultsOf(page: string, taken: HydrationReport): string[] {
  if (!standsOn(page, taken.path)) return page in LEFT ? [] : [`left for ${taken.path}`]
  if (taken.isSkeleton) return ['not drawn']
  const { hydrationError: redrawn, lost, elements: drawn, waits, refetched: again } = taken
  return [
    ...(redrawn ? [`re-rendered: ${redrawn}`] : []),
    ...(lost.length > drawn * MAX_LOST && !(page in AT_WORK)
      ? [`lost ${lost.length} of ${drawn}: ${lost.slice(0, 5).join(', ')}`]
      : []),
    ...(waits ? ['boxes in the place of content'] : []),
    ...again.map((read) => `asks again for ${read}`)
  ]
}

/** Opens all addresses of a visit, and tells where the app has not taken over what the server drew. */
export function openAllHydrated(visit: Visit): Promise<string[]> {
  return openAll(visit, {
    flags: [NO_PICTURES],
    prepare: watchHydration,
    open: async (tab, url) => {
      const page = pageOf(url)
      const isLate = ({ isSkeleton, waits, path }: HydrationReport) =>
        (isSkeleton || waits) && standsOn(page, path)
      let taken = await openAndHydrate(tab, url)
      // a server that has too much to do sends a skeleton, and does not wait for a partner
      for (let tries = 0; tries < MORE_TRIES && isLate(taken); tries += 1) {
        await tab.waitForTimeout(REST_MS)
        taken = await openAndHydrate(tab, url)
      }
      return faultsOf(page, taken)
    }
  })
}
