import type { Request } from 'playwright-core'
import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { HOME } from '../../../src/routes/home'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** A person scrolls through so many pages of a list. */
const PAGES = 50
/** Of each page: more than a screen, so that its end is out of sight. */
const LINES = 10
/** Of a list, however long: only what is near the screen is on the page. */
const MAX_NODES = 1000
/** What a list adds to its page: four tens of rows at most. Home has more than half of the nodes before its list begins. */
const MAX_NODES_MORE = 600
/** What 49 more pages may have the page's JavaScript hold, KB: the data of the lines, hardly their elements. */
const MAX_KB_MORE = 12 * 1024
/** What one page of a list may send: a list that is drawn anew with each page would cost more and more. */
const MAX_BYTES_A_PAGE = 30 * 1024
/** Where the finger is on the screen, px. */
const FINGER = { x: 187, y: 400 }

interface Line {
  readonly [name: string]: unknown
}
interface Listed {
  list: Line[]
  next: string | null
}

/** What makes a line another one: its number, and a name that can be read. */
type Renumber = (line: Line, no: string) => Line
const LISTS: readonly (readonly [path: string, call: string, renumber: Renumber])[] = [
  [
    'pages-my/orderRecord/index',
    'order/orderList',
    (order, no) => ({
      ...order,
      orderNo: `${String(order['orderNo']).slice(0, -5)}${no.padStart(5, '0')}`,
      lines: (order['lines'] as Line[]).map((line) => ({ ...line, name: `商品${no}` }))
    })
  ],
  [
    'pages-my/receiveRecord/index',
    'mp/personalCenter/pageMyReceiveRecord',
    (record, no) => ({ ...record, receiveId: `${String(record['receiveId'])}${no}`, name: `权益${no}` })
  ],
  [
    'pages/market/index',
    'card/getGroupIntegrationPageList',
    (goods, no) => ({ ...goods, id: `${String(goods['id'])}${no}`, name: `商品${no}` })
  ],
  [
    HOME,
    'card/pageLocationPrivileges',
    (merchant, no) => ({
      ...merchant,
      merchantId: `${String(merchant['merchantId'])}${no}`,
      name: `商户${no}`
    })
  ]
]

/** The page of a list that is asked for, by the cursor that `lengthen` gave. */
function pageAsked(request: Request): number {
  const { cursor } = {
    ...Object.fromEntries(new URL(request.url()).searchParams),
    ...(request.postDataJSON() as Readonly<Record<string, unknown>> | null)
  } as { cursor?: string }
  return Number(cursor ?? 0)
}

/** Answers with page after page of what the server's first page has, each line as another one; gives how many have come. */
async function lengthen(phone: EaselPhone, call: string, renumber: Renumber): Promise<() => number> {
  let most = 0
  let first: { data: Listed } | undefined
  await phone.context.route(`**/${call}*`, async (route) => {
    const page = pageAsked(route.request())
    first ??= (await (await route.fetch()).json()) as { data: Listed }
    // an order of tickets opens another page
    const known = first.data.list.filter(({ kind }) => kind !== 'ticket')
    const list = Array.from({ length: LINES }, (_, at) =>
      renumber(known[at % known.length] ?? {}, String((page + 1) * 100 + at))
    )
    most = Math.max(most, page + 1)
    await route.fulfill({
      json: { ...first, data: { ...first.data, list, next: page + 1 < PAGES ? String(page + 1) : null } }
    })
  })
  return () => most
}

/** Nodes of the shown page, and what the page's JavaScript holds, KB. */
async function weight(phone: EaselPhone): Promise<{ nodes: number; kb: number }> {
  const nodes = await phone.nodes()
  const client = await phone.context.newCDPSession(phone.page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return { nodes, kb: Math.round(usedSize / 1024) }
}

/** Opens a list whose pages go on and on, and what has come of it. */
async function openLong([path, call, renumber]: (typeof LISTS)[number]) {
  const things = await makeMember(process.env.PAINT_ORIGIN ?? '')
  // a page without a list: home's own is in this test, too
  const phone = await EaselPhone.open({
    path: 'pages-my/settings/index',
    phone: phoneOf({ accessToken: things.token }),
    alone: true
  })
  const came = await lengthen(phone, call, renumber)
  await phone.follow(path)
  // home reads its list when it comes near
  await phone.reach('the first page', async () => {
    await (await phone.shown()).evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    return came() > 0
  })
  await phone.settle()
  return { phone, came }
}

/** Scrolls to the end until so many pages are there; tells each place that was passed. */
async function scrollThrough(phone: EaselPhone, came: () => number, passed: () => Promise<void>) {
  while (came() < PAGES) {
    const known = came()
    // up and down again, each seen by the page
    await phone.reach(`page ${known + 1}`, async () => {
      await (
        await phone.shown()
      ).evaluate(async () => {
        const drawn = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
        window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - 100)
        await drawn()
        window.scrollTo(0, document.documentElement.scrollHeight)
        await drawn()
      })
      await phone.settle()
      return came() > known
    })
    await passed()
  }
}

test.each(LISTS)('a list of 50 pages has the nodes of a few: %s', async (...list) => {
  const { phone, came } = await openLong(list)
  const before = { ...(await weight(phone)), pages: came() }
  let most = 0
  await scrollThrough(phone, came, async () => {
    most = Math.max(most, await phone.nodes())
  })
  const after = { ...(await weight(phone)), pages: came() }
  const bytes = await phone.page.evaluate(() =>
    (window.easel?.gifts ?? []).reduce((sum, gift) => sum + gift.bytes, 0)
  )
  console.info(`${list[0]}: ${JSON.stringify({ before, after, most, bytes })}`)
  expect(after.pages).toBe(PAGES)
  if (list[0] !== HOME) expect(most).toBeLessThan(MAX_NODES)
  expect(most - before.nodes).toBeLessThan(MAX_NODES_MORE)
  expect(after.kb - before.kb).toBeLessThan(MAX_KB_MORE)
  expect(bytes / (after.pages - before.pages)).toBeLessThan(MAX_BYTES_A_PAGE)
})

/** The line under the finger: its words, and where it is on the screen, px. */
async function underFinger(phone: EaselPhone): Promise<{ words: string; top: number }> {
  return (await phone.shown()).evaluate((y) => {
    const named = [...document.querySelectorAll('body *')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && /商品\d/.test(textContent)
    )
    const far = (element: Element) => Math.abs(element.getBoundingClientRect().top - y)
    const [nearest] = named.sort((one, other) => far(one) - far(other))
    return {
      words: nearest?.textContent ?? '',
      top: Math.round(nearest?.getBoundingClientRect().top ?? NaN)
    }
  }, FINGER.y)
}

const scrollTop = async (phone: EaselPhone) => (await phone.shown()).evaluate(() => window.scrollY)
const scrollTo = async (phone: EaselPhone, top: number) => {
  await (await phone.shown()).evaluate((to) => window.scrollTo(0, to), top)
  await phone.settle()
}

/** A thrown page moves on for a while. */
const stand = async (phone: EaselPhone) => {
  let last = NaN
  await phone.reach('a page that stands', async () => {
    const now = await scrollTop(phone)
    await phone.settle()
    const stands = now === last
    last = now
    return stands
  })
}

test('rows that were far away are where they were, under a finger that comes back, and open what they did', async () => {
  const { phone, came } = await openLong(LISTS[0] as (typeof LISTS)[number])
  const places: { top: number; line: { words: string; top: number } }[] = []
  await scrollThrough(phone, came, async () => {
    if (came() % 10 === 5) places.push({ top: await scrollTop(phone), line: await underFinger(phone) })
  })
  expect(places).toHaveLength(5)
  for (const { top, line } of places.toReversed()) {
    // a long way at once, the rest under a finger: there are always rows below it
    await scrollTo(phone, top + 3000)
    let at = await scrollTop(phone)
    while (at > top + 1000) {
      await phone.drag({ x: FINGER.x, y: 200 }, { y: 500 })
      await stand(phone)
      expect(Math.abs((await underFinger(phone)).top - FINGER.y)).toBeLessThan(200)
      const now = await scrollTop(phone)
      expect(now).toBeLessThan(at)
      at = now
    }
    await scrollTo(phone, top)
    expect(await underFinger(phone)).toEqual(line)
    expect(await phone.nodes()).toBeLessThan(MAX_NODES)
  }
  const middle = places[2] as (typeof places)[number]
  await scrollTo(phone, middle.top)
  await phone.tap(middle.line.words)
  await phone.arrive('pages-my/orderDetail/index')
  const opened = await phone.page.evaluate(() => window.easel?.stack.shown?.address.query['orderNo'])
  expect(opened).toMatch(new RegExp(`${middle.line.words.replace(/\D/g, '').padStart(5, '0')}$`))
  await phone.back()
  await phone.arrive('pages-my/orderRecord/index')
  await phone.settle()
  expect([await scrollTop(phone), await underFinger(phone)]).toEqual([middle.top, middle.line])
})
