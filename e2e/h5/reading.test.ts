import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { carry, goToChannel, openCashier, ordersOf, payAtChannel, sessionOf } from './support/story'
import { see } from './support/fingers'

afterAll(putPhonesAway)

/** The rules of axe-core (https://github.com/dequelabs/axe-core), run in the page. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const PAGES: readonly RouteEntry[] = ROUTES
/** What pages need to show something; the others open without. */
const QUERIES: Readonly<Record<string, string>> = {
  'pages/cardDetail/index': 'cardId=main-year',
  'pages/pay/index': 'kind=card&itemId=main-year',
  'pages/privilegeDetail/index': 'privilegeId=latte',
  'pages/plateDetails/index': 'plateId=film-pack',
  'pages/plateDetails/pay': 'plateId=film-pack',
  'pages-secondary/cardInstructions/index': 'cardId=main-year'
}
/** Goes on by itself; is called after what it shows. */
const PASSING = new Set(['pages/openAppTip/index', 'pages/webview/index'])

interface Fault {
  readonly impact: string | null
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What axe finds that keeps somebody from using the page. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<unknown> } }
    const { violations } = (await axe.run(document, {
      resultTypes: ['violations'],
      // what reads 领取 can be called so: axe holds this rule for a trial and leaves it out by itself
      rules: { 'label-content-name-mismatch': { enabled: true } }
    })) as { violations: Fault[] }
    return violations
  })
  return faults
    .filter(({ impact, id }) => impact === 'critical' || impact === 'serious' || LANDMARKS.has(id))
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !(id === 'label-content-name-mismatch' && SAYS_MORE.test(html)))
        .map(({ html }) => `${id}: ${html.slice(0, 160)}`)
    )
}

/** Names that hold what is read and say more; axe compares whole words, which Chinese does not part by spaces. */
const SAYS_MORE = /aria-label="(?:当前城市 |使用定位城市 |[^"]* 在地图上查看")/

/** Not serious to axe, and yet a rule of ours: one main, one first heading, no level skipped. */
const LANDMARKS = new Set(['page-has-heading-one', 'landmark-one-main', 'heading-order'])

/** Opens a page and waits until it stands. */
async function open(page: Page, path: string, query = QUERIES[path]): Promise<void> {
  await page.goto(`${appOrigin()}/${path}${query ? `?${query}` : ''}`, { waitUntil: 'networkidle' })
  await page.locator('.taro_page [role=main]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

describe.each([
  ['a visitor', false],
  ['a member', true]
])('every page can be read and used by everybody: %s', (_who, loggedIn) => {
  test('in all pages of the table', async () => {
    const { page } = await takePhone()
    const faults: string[] = []
    const paths = PAGES.map((entry) => entry.path).filter((path) => !PASSING.has(path))
    const queries: Record<string, string> = {}
    if (loggedIn) {
      const token = await sessionOf()
      await carry(page, token)
      await openCashier(page)
      await goToChannel(page)
      await payAtChannel(page)
      await see(page, '支付成功')
      const [order] = await ordersOf(token)
      for (const path of [
        'pages/payResult/index',
        'pages-my/orderDetail/index',
        'pages-secondary/payResult/recommend'
      ])
        queries[path] = `orderNo=${order?.orderNo ?? ''}`
    }
    for (const path of paths) {
      await open(page, path, queries[path] ?? QUERIES[path])
      faults.push(...(await barriers(page)).map((fault) => `${path} | ${fault}`))
    }
    expect(faults).toEqual([])
  }, 600_000)
})
