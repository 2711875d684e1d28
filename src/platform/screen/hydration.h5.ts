/*
 * The server-rendered page in the document: until the app has hydrated it, the app renders what the server
 * rendered, and shows only those of the device's values that the server knew (ADR 0043).
 */

const serverRenderedPage = () => document.querySelector('#app > .taro_page')

let isPending = serverRenderedPage() !== null
let callbacks: (() => void)[] = []
const requirements: Promise<unknown>[] = []

/** Whether a server-rendered page is waiting for hydration. */
export const isHydrationPending = (): boolean => isPending

/** Runs the work once the app has hydrated the page; immediately if there is nothing to hydrate. */
export function afterHydration(work: () => void): void {
  if (isPending) callbacks.push(work)
  else work()
}

/**
 * What the server states about its rendering; readable once. The emptied element marks hydration as pending
 * (src/ssr/inline/start.ts).
 */
export function takeServerState(): string {
  const block = document.getElementById('ssr-state')
  const text = block?.textContent || 'null'
  if (block) block.textContent = ''
  return text
}

/** The page can be hydrated only once this has loaded: code of a part of it. */
export const requireForHydration = (module: Promise<unknown>): void => void requirements.push(module)

/** Resolves when all of it has loaded. */
export const hydrationRequirements = (): Promise<unknown> => Promise.all(requirements)

/** The app has hydrated the page, or renders its own in its place. */
export function endHydration(): void {
  isPending = false
  const due = callbacks
  callbacks = []
  due.forEach((work) => work())
}
