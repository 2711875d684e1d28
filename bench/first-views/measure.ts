import { chromium, type Browser } from 'playwright-core'
import { CHANNELS } from '../../src/channels/channels'
import { ROUTES, type RouteEntry, type RoutePath } from '../../src/routes/table'
import { fewAtOnce } from '../../e2e/support/at-once'
import { belongsTo } from '../become-member'
import { chromiumToUse } from '../built'
import { keepWaiting, makeDemoThings } from '../demo-things'
import type { DemoThings } from '../../e2e/support/demo-things'
import { asAddress, isOfMember, pageQueries } from '../../e2e/support/page-queries'
import { openShop, type Shop } from '../shop'
import { HEADLINE_PAGES, median, type Table } from '../table'
import { openSlowly, slowTab, type Paints } from './paints'

/** How often each page is opened by a visitor, each time in another channel. */
const RUNS = Number(process.env.BENCH_RUNS ?? Object.keys(CHANNELS).length)
/** Pages measured in parallel: more than one is faster, and can only make the figures worse. */
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 1)
/** Parts of paths to measure, separated by commas; all by default. */
const ONLY = (process.env.BENCH_PAGES ?? '').split(',')

const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  // grants the position permission
  permissions: ['geolocation'],
  geolocation: { latitude: 31.2381, longitude: 121.4805 }
}

/** First and second visit of one page. */
interface Visits {
  readonly first: Paints[]
  readonly again: Paints[]
}

interface Opened {
  readonly browser: Browser
  readonly shop: Shop
  readonly things: DemoThings
}

/** A new phone opens the page, and opens it again. */
async function visit({ browser, shop, things }: Opened, route: RouteEntry, run: number, visits: Visits) {
  const { memberCardId, ...open } = pageQueries(things)[route.path as RoutePath]
  const isMembers = isOfMember(route)
  const query = isMembers && memberCardId ? { ...open, memberCardId } : open
  const channels = Object.keys(CHANNELS)
  // a member's data belongs to the channel in which it was created
  const channel = isMembers ? undefined : channels[run % channels.length]
  const address = `${shop.origin}/${route.path}${asAddress(channel ? { ...query, channel } : query)}`
  await keepWaiting(shop)
  const context = await browser.newContext(PHONE)
  try {
    if (isMembers) await belongsTo(context, shop, things.token)
    const page = await slowTab(context)
    visits.first.push(await openSlowly(page, address))
    visits.again.push(await openSlowly(page, address))
  } finally {
    await context.close()
  }
}

const FIGURES = ['fcp', 'lcp', 'cls', 'tbt', 'longest'] as const

const figure = (name: (typeof FIGURES)[number], value: number): string =>
  name === 'cls'
    ? value.toFixed(3)
    : name === 'fcp' || name === 'lcp'
      ? (value / 1000).toFixed(2)
      : value.toFixed(0)

/** The median of each figure, followed by the worst if it differs. */
function figures(paints: readonly Paints[]): string[] {
  return FIGURES.map((name) => {
    const values = paints.map((one) => one[name])
    const [middle, worst] = [figure(name, median(values)), figure(name, Math.max(...values))]
    return middle === worst ? middle : `${middle} (${worst})`
  })
}

/** The first and second visit of one page, as rows. */
async function rowsOf(opened: Opened, route: RouteEntry): Promise<string[][]> {
  const visits: Visits = { first: [], again: [] }
  for (let run = 0; run < RUNS; run++) await visit(opened, route, run, visits)
  const who = isOfMember(route) ? 'member' : 'visitor'
  return Object.entries(visits).map(([name, paints]: [string, Paints[]]) => {
    const row = [`${route.path}, ${who}, ${name}`, ...figures(paints)]
    // all of it takes long: shows the progress
    console.log(row.join('  '), paints.at(-1)?.what)
    return row
  })
}

/** Every page on a slow phone: what a first-time visitor sees and when, and a returning one. */
export async function measureFirstViews(): Promise<Table> {
  const shop = await openShop()
  const { path, args } = await chromiumToUse()
  const browser = await chromium.launch({ executablePath: path, args })
  try {
    const opened = { browser, shop, things: await makeDemoThings(shop) }
    const routes = (ROUTES as readonly RouteEntry[]).filter(({ path: page }) =>
      ONLY.some((part) => page.includes(part))
    )
    const rows = (await fewAtOnce(routes, AT_ONCE, (route) => rowsOf(opened, route))).flat()
    return {
      title: 'H5, first views on a slow phone',
      note: `Slow 4G and 4 × processor applied, median of ${RUNS} and the worst in brackets, ${AT_ONCE} at once; visitors' pages each time in another channel. Budget: FCP 1.1 s, LCP 1.3 s (members 1.6 s), CLS 0.01, blocked 100 ms, longest task 60 ms.`,
      columns: ['page, who, visit', 'FCP s', 'LCP s', 'CLS', 'blocked ms', 'longest task ms'],
      rows,
      headline: HEADLINE_PAGES
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
