/*
 * The page that the server has drawn, as it stands in the document: until the app has taken its elements over, the app draws what
 * the server drew, and shows of the device what the server knew (ADR 0043).
 */

const serverRenderedPage = () => document.querySelector('#app > .taro_page')

let isPending = serverRenderedPage() !== null
let callbacks: (() => void)[] = []
const requirements: Promise<unknown>[] = []

/** Whether a page that the server drew waits to be taken over. */
export const isHydrationPending = (): boolean => isPending

/** Does the work once the app has taken the drawn page over; at once where there is none. */
export function afterHydration(work: () => void): void {
  if (isPending) callbacks.push(work)
  else work()
}

/** What the server says of its drawing; once. The empty element says that the drawing waits (src/ssr/inline/start.ts). */
export function takeServerState(): string {
  const block = document.getElementById('ssr-state')
  const text = block?.textContent || 'null'
  if (block) block.textContent = ''
  return text
}

/** The drawn page can be taken over only when this is there: code of a part of it. */
export const requireForHydration = (module: Promise<unknown>): void => void requirements.push(module)

/** Whether all of it is there. */
export const hydrationRequirements = (): Promise<unknown> => Promise.all(requirements)

/** The app has taken the drawn page over, or draws its own in its place. */
export function endHydration(): void {
  isPending = false
  const due = callbacks
  callbacks = []
  due.forEach((work) => work())
}
