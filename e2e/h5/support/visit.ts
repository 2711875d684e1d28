import type { Page } from 'playwright-core'
import { ONE_PROCESS } from '../../support/chromium-args'
import { appOrigin, newTab, takePhone, type Phone, type PhoneOptions } from './phone'

/** Tabs that pages are opened on at once. */
const AT_ONCE = 4

/** Somebody who opens pages. */
export interface Visit {
  readonly addresses: readonly string[]
  /** Makes a phone theirs; it is a first visit, of which nothing is left for the next, where there is none. */
  readonly settle?: (phone: Phone) => Promise<void>
}

/** How the pages of a visit are looked at. */
export interface Look {
  readonly phone?: PhoneOptions
  /** Flags of the browser, where it is the first phone. */
  readonly flags?: readonly string[]
  /** Makes a tab ready, before its first page. */
  readonly prepare: (page: Page) => Promise<void>
  /** Opens an address, and tells what is wrong with the page. */
  readonly open: (page: Page, url: string) => Promise<readonly string[]>
}

/** Runs in a page of a first visit: nothing is stored, nor will be. */
function forgetAll(): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.clear()
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}

/** Runs in each page before all else: a tab that has shown other pages begins as a new one does. */
export function beNewTab(): void {
  if (location.protocol.startsWith('http')) sessionStorage.clear()
}

/** Opens all addresses of a visit, and tells what is wrong with any of them. */
export async function openAll({ addresses, settle }: Visit, look: Look): Promise<string[]> {
  const { phone = {}, flags = [], prepare, open } = look
  const take = () => takePhone(phone, [ONE_PROCESS, ...flags])
  const waiting = [...addresses]
  const faults: string[] = []
  const own = settle && (await take())
  if (own) await settle(own)
  const opener = async () => {
    const { page, problems } = own ? await newTab(own.context) : await take()
    if (!own) await page.addInitScript(forgetAll)
    await prepare(page)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const address = next
      const found = await open(page, `${appOrigin()}/${address}`)
      const logged = problems.splice(0).map((problem) => `logs ${problem}`)
      faults.push(...[...found, ...logged].map((fault) => `${address} | ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, addresses.length) }, opener))
  return faults.sort()
}
