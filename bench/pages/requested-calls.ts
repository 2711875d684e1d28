import { chromium, type Browser, type Page } from 'playwright-core'
import type { RoutePath } from '../../src/routes/table'
import { belongsTo } from '../become-member'
import { chromiumToUse } from '../built'
import type { Shop } from '../shop'
import { skeletonOpening } from './openings'

/** A call of the app: its URL and body. */
export interface RequestedCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

type Query = Readonly<Record<string, string>>

/** After this long without a request, ms, the page has all its data. */
const QUIET_MS = 1500

const nameOf = ({ method, path, body }: RequestedCall) => JSON.stringify([method, path, body])

/** The calls the app makes on a page, except visit records. */
async function askedBy(page: Page, address: string): Promise<RequestedCall[]> {
  const calls: RequestedCall[] = []
  let last = Date.now()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const method = request.method()
    if (!['fetch', 'xhr'].includes(request.resourceType()) || !(method === 'GET' || method === 'POST')) return
    last = Date.now()
    if (/[uUpP][vV]$|visit|\.(js|css|svg)$/.test(pathname)) return
    const sent = request.postData()
    calls.push({
      method,
      path: pathname + search,
      ...(sent ? { body: JSON.parse(sent) as unknown } : {})
    })
  })
  await page.goto(address)
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100)
  return calls
}

async function memberPage(browser: Browser, shop: Shop, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true })
  await belongsTo(context, shop, token)
  return context.newPage()
}

/**
 * The calls that each of these pages makes for a member when it starts as a skeleton but not when the server
 * has rendered it: the reads that the render includes.
 */
export async function callsOfSkeletons(
  shop: Shop,
  pages: readonly (readonly [RoutePath, Query])[],
  token: string
): Promise<ReadonlyMap<RoutePath, readonly RequestedCall[]>> {
  const { path: executablePath, args } = await chromiumToUse()
  const browser = await chromium.launch({ executablePath, args })
  const found = new Map<RoutePath, readonly RequestedCall[]>()
  try {
    for (const [page, query] of pages) {
      const opening = skeletonOpening(page, query)
      const address = shop.origin + opening.path
      const drawn = await memberPage(browser, shop, token)
      const own = new Set((await askedBy(drawn, address)).map(nameOf))
      const bare = await memberPage(browser, shop, token)
      await bare.route(address, async (route) => {
        const answer = await fetch(address, { headers: opening.headers })
        const { 'content-security-policy': policy } = Object.fromEntries(answer.headers)
        await route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: policy ? { 'content-security-policy': policy } : {},
          body: await answer.text()
        })
      })
      const calls = await askedBy(bare, address)
      found.set(
        page,
        calls.filter((call) => !own.has(nameOf(call)))
      )
      await Promise.all([drawn.context().close(), bare.context().close()])
    }
  } finally {
    await browser.close()
  }
  return found
}
