import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser, type Response } from 'playwright-core'
import { ROUTES, type RouteEntry, type RoutePath } from '../src/routes/table'
import { chromiumToUse } from './built'
import { makeDemoThings } from './demo-things'
import { asAddress, isOfMember, pageQueries } from '../e2e/support/page-queries'
import { openShop } from './shop'
import { HEADLINE_PAGES, kb, type Table } from './table'

interface Weight {
  jsGzip: number
  jsBrotli: number
  cssGzip: number
  /** All bytes transferred, encoded. */
  transferred: number
  requests: number
}

const SCREEN = { width: 375, height: 812 }

/**
 * Bytes and requests of each page's first view, from the release build and the real server, with an empty
 * cache.
 */
export async function measureRoutes(): Promise<Table> {
  const shop = await openShop()
  const { path, args } = await chromiumToUse()
  const browser = await chromium.launch({ executablePath: path, args })
  try {
    const things = await makeDemoThings(shop)
    const queries = pageQueries(things)
    const rows: string[][] = []
    for (const route of ROUTES as readonly RouteEntry[]) {
      const url = `${shop.origin}/${route.path}${asAddress(queries[route.path as RoutePath])}`
      const weight = await weigh(browser, url, isOfMember(route) ? things.token : undefined)
      const { jsGzip, jsBrotli, cssGzip, transferred, requests } = weight
      rows.push([route.path, kb(jsGzip), kb(jsBrotli), kb(cssGzip), kb(transferred), String(requests)])
    }
    return {
      title: 'H5, first view of each page',
      note: 'KB, empty cache, 375 × 812, logged in where the page asks for it. Aim: 300 KB and 25 requests in all.',
      columns: ['page', 'JS gzip', 'JS brotli', 'CSS gzip', 'all, as sent', 'requests'],
      rows,
      headline: HEADLINE_PAGES
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function weigh(browser: Browser, url: string, token: string | undefined): Promise<Weight> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN'
  })
  if (token) {
    await context.addInitScript((value) => {
      localStorage.setItem('accessToken', JSON.stringify({ v: value, e: Date.now() + 3_600_000 }))
    }, token)
  }
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const weight = { jsGzip: 0, jsBrotli: 0, cssGzip: 0, transferred: 0, requests: 0 }
  for (const response of responses) await add(weight, response)
  await context.close()
  return weight
}

async function add(weight: Weight, response: Response): Promise<void> {
  const request = response.request()
  if (request.url().startsWith('data:') || response.status() === 204) return
  const sizes = await request.sizes()
  weight.requests += 1
  weight.transferred += sizes.responseBodySize + sizes.responseHeadersSize
  const type = request.resourceType()
  if (type !== 'script' && type !== 'stylesheet') return
  const packed = compressed(request.url(), await response.body())
  if (type === 'stylesheet') weight.cssGzip += packed.gzip
  else {
    weight.jsGzip += packed.gzip
    weight.jsBrotli += packed.brotli
  }
}

const known = new Map<string, { gzip: number; brotli: number }>()

/** Sizes at the compression level of the build. */
function compressed(url: string, body: Buffer): { gzip: number; brotli: number } {
  const before = known.get(url)
  if (before) return before
  const sizes = { gzip: gzipSync(body, { level: 9 }).length, brotli: brotliCompressSync(body).length }
  known.set(url, sizes)
  return sizes
}
