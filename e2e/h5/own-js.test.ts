import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { endpoints } from '@contract/endpoints'
import { see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

afterAll(putPhonesAway)

const KB = 1024

/** How long things took is told late, from whatever page is open then. */
const isReport = (script: Buffer) => script.includes(`"${endpoints.reportClient.path}"`)

/** Scripts that the app fetches, by name, with their bytes in gzip. */
function watchScripts(page: Page): Map<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    const size = response.body().then((body) => (isReport(body) ? 0 : gzipSync(body, { level: 9 }).length))
    scripts.set(path.basename(new URL(response.url()).pathname), size)
  })
  return scripts
}

/** The list of the other pages is no page's own. */
const isOwn = (name: string) => !name.startsWith('pages.')

/** What a page loads beyond what home has, KB in gzip. */
async function ownKb(address: string, words: RegExp | string): Promise<number> {
  const { page } = await takePhone()
  await carry(page, await sessionOf())
  const scripts = watchScripts(page)
  await page.goto(appOrigin(), { waitUntil: 'networkidle' })
  const before = new Set(scripts.keys())
  await page.goto(appOrigin() + address, { waitUntil: 'networkidle' })
  await see(page, words)
  const own = [...scripts].filter(([name]) => !before.has(name) && isOwn(name))
  const sizes = await Promise.all(own.map(([, size]) => size))
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

test.each([
  ['/pages-mall/productDetail?productId=mug-stoneware', /预计 \d 天内送达/],
  ['/pages-mall/settlement?skuId=mug-stoneware-1-1&quantity=1', '提交订单']
])('%s has 25 KB of JavaScript of its own at most', async (address, words) => {
  const kb = await ownKb(address, words)
  // less would be no page at all
  expect(kb).toBeGreaterThan(4)
  expect(kb).toBeLessThanOrEqual(25)
})
