import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright-core'
import type { RoutePath } from '../src/routes/table'
import { belongsTo } from './become-member'
import { chromiumToUse } from './built'
import { makeDemoThings } from './demo-things'
import { freePort } from '../e2e/support/free-port'
import { asAddress, pageQueries } from '../e2e/support/page-queries'
import { openShop, type Shop } from './shop'
import { kb, median, type Table } from './table'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

/** A page with nothing but text: the cost of network and machine alone. */
const FLOOR =
  '<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>权益中心</title><body style="font:20px sans-serif"><h1>权益中心</h1><p>一页静态文字</p></body></html>'

/** The measured pages, by path of the routes table, as a visitor or as the demo member. */
const PAGES: readonly (readonly [name: string, page: RoutePath, isMembers?: true])[] = [
  ['home', 'pages/index/index'],
  ['market', 'pages/market/index'],
  ['card', 'pages/cardDetail/index'],
  ['plate', 'pages/plateDetails/index'],
  ['privilege', 'pages/privilegeDetail/index'],
  ['product', 'pages-mall/productDetail/index'],
  ['orders, member', 'pages-my/orderRecord/index', true],
  ['settlement, member', 'pages-mall/settlement/index', true]
]

/** How often a run is attempted. */
const ATTEMPTS = 3

/** With empty caches, or those of the previous visit. */
const VISITS = ['cold', 'repeat'] as const

/** `simulate` computes a slow phone from a fast run; `devtools` really throttles network and CPU. */
const THROTTLING = ['simulate', 'devtools'] as const

interface Audits {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly bytes: number
  readonly requests: number
}

/** Lighthouse, mobile, on pages of the release build and a static one; the median of each figure. */
export async function measureLighthouse(): Promise<Table> {
  const shop = await openShop()
  const things = await makeDemoThings(shop)
  const queries = pageQueries(things)
  const { path, args } = await chromiumToUse()
  const port = await freePort()
  // its own profile: a member's browser data is stored there before
  const folder = mkdtempSync(join(tmpdir(), 'privilege-centre-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path,
    args: [...args, `--remote-debugging-port=${port}`]
  })
  const floor = await openFloor()
  try {
    const rows: string[][] = []
    const measure = async (name: string, url: string, isMembers: boolean) => {
      await beWhom(context, shop, isMembers ? things : undefined)
      for (const throttling of THROTTLING)
        for (const visit of VISITS) {
          const runs: Audits[] = []
          for (let run = 0; run < RUNS; run++) {
            if (visit === 'cold') await emptyCache(context)
            runs.push(await audit(url, port, throttling))
          }
          const row = [`${name}, ${visit}, ${throttling}`, ...figures(runs)]
          // all of it takes long: shows the progress
          console.log(row.join('  '))
          rows.push(row)
        }
    }
    await measure('floor', floor.origin, false)
    for (const [name, page, isMembers = false] of PAGES) {
      // a card's number is valid only for its member
      const { memberCardId: _card, ...open } = queries[page]
      await measure(name, `${shop.origin}/${page}${asAddress(isMembers ? queries[page] : open)}`, isMembers)
    }
    return {
      title: 'Lighthouse, mobile',
      note: `Median of ${RUNS}; floor = a static page of a bare host. Budget: simulated score 98; devtools FCP 1.1 s, LCP 1.3 s (members 1.6 s), CLS 0.01, TBT 100 ms.`,
      columns: ['page, visit, throttling', 'score', 'FCP s', 'LCP s', 'CLS', 'TBT ms', 'KB', 'requests'],
      rows,
      headline: ['floor, cold', 'home, cold', 'market, cold', 'product, cold', 'orders, member, cold']
    }
  } finally {
    floor.close()
    await context.close()
    rmSync(folder, { recursive: true, force: true })
    await shop.stop()
  }
}

/** {@link FLOOR} on its own host. */
async function openFloor(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FLOOR)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

/** Makes the browser a visitor's, or logs it in as this member: sets everything that a login sets. */
async function beWhom(
  context: BrowserContext,
  shop: Shop,
  member: { token: string } | undefined
): Promise<void> {
  const page = await context.newPage()
  // a page of the same origin that runs no scripts
  await page.goto(`${shop.origin}/offline.js`)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.close()
  if (member) await belongsTo(context, shop, member.token)
}

async function emptyCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

function figures(runs: readonly Audits[]): string[] {
  const mid = (name: keyof Audits) => median(runs.map((run) => run[name]))
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return [
    String(Math.round(mid('score') * 100)),
    seconds(mid('fcp')),
    seconds(mid('lcp')),
    mid('cls').toFixed(3),
    String(Math.round(mid('tbt'))),
    kb(mid('bytes')),
    String(Math.round(mid('requests')))
  ]
}

/** Occasionally the browser's trace lacks the start of a navigation: such a run is invalid, and repeated. */
async function audit(
  url: string,
  port: number,
  throttlingMethod: (typeof THROTTLING)[number]
): Promise<Audits> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url, port, throttlingMethod)
    } catch (problem) {
      if (attempt === ATTEMPTS) throw problem
    }
  }
}

async function auditOnce(
  url: string,
  port: number,
  throttlingMethod: (typeof THROTTLING)[number]
): Promise<Audits> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod,
    // this measurement handles the caches and the member itself
    disableStorageReset: true,
    logLevel: 'error'
  })
  const lhr = result?.lhr
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr?.runtimeError?.message}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    score: lhr.categories['performance']?.score ?? 0,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    requests: requestsOf(lhr.audits['network-requests']?.details)
  }
}

/** Transferred bytes: inline pictures are listed too, and transfer nothing. */
function requestsOf(details: Result['audits'][string]['details']): number {
  if (details?.type !== 'table') return Number.NaN
  return details.items.filter(({ url }) => typeof url === 'string' && /^https?:/.test(url)).length
}
