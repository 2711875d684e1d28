import { startMiniProgram, type MiniProgram } from '../e2e/weapp/host/mini-program'
import { newPhone, type Phone } from '../e2e/weapp/host/phone'
import { ROUTES, type RouteEntry, type RoutePath } from '../src/routes/table'
import { weappSizes } from './built'
import { makeDemoThings } from './demo-things'
import { isOfMember, pageQueries } from '../e2e/support/page-queries'
import { openShop } from './shop'
import { HEADLINE_PAGES, kb, type Table } from './table'

/** Bytes of the packages that WeChat would load. */
export async function measurePackages(): Promise<Table> {
  const sizes = await weappSizes()
  return {
    title: 'Mini-program, packages',
    note: 'KB as uploaded, not compressed.',
    columns: ['package', 'KB', 'budget KB'],
    rows: sizes.map(({ what, bytes, budget }) => [what, kb(bytes), (budget / 1024).toFixed(0)]),
    headline: ['weapp main package']
  }
}

/** Number and size of setData calls until each page is idle, in the mini host. */
export async function measureSetData(): Promise<Table> {
  const shop = await openShop()
  try {
    const things = await makeDemoThings(shop)
    const queries = pageQueries(things)
    const rows: string[][] = []
    for (const route of ROUTES as readonly RouteEntry[]) {
      const { path } = route
      const phone = newPhone('13800009999')
      if (isOfMember(route)) logIn(phone, things.token)
      const launch = { path, query: { ...queries[path as RoutePath] } }
      rows.push([path, ...(await figuresOf(startMiniProgram({ origin: shop.origin, launch, phone }), path))])
    }
    return {
      title: 'Mini-program, setData of each page',
      note: 'From a cold start until the page has come to rest, in the mini host; “first” is up to the first text. Budget of home’s first screen: 4 calls, 60 KB (a journey test holds it).',
      columns: ['page', 'first calls', 'first KB', 'calls', 'KB', 'largest KB'],
      rows,
      headline: HEADLINE_PAGES
    }
  } finally {
    await shop.stop()
  }
}

async function figuresOf(app: MiniProgram, path: string): Promise<string[]> {
  try {
    await app.reach(`content of ${path}`, () => app.pages().length > 0 && app.line().trim() !== '')
    const first = app.setDataFigures()
    await app.settle()
    if (app.problems.length > 0) throw new Error(`${path}: ${app.problems.join('; ')}`)
    if (app.path !== path) return ['–', '–', '–', '–', `leads to ${app.path}`]
    const { count, bytes, largest } = app.setDataFigures()
    return [String(first.count), kb(first.bytes), String(count), kb(bytes), kb(largest)]
  } finally {
    app.end()
  }
}

/** Stores a session on the phone as the app does (src/platform/storage/stored-values). */
function logIn(phone: Phone, token: string): void {
  const sealed = JSON.stringify({ v: token, e: Date.now() + 3_600_000 })
  phone.store.set('accessToken', JSON.stringify(sealed))
}
