import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** A person scrolls through so many pages of a list. */
const PAGES = 50
/** Of each page: more than a screen, so that its end is out of sight. */
const LINES = 10
/** What one page of a list may cost: a list that is drawn anew with each page would cost more and more. */
const MAX_NODES_A_PAGE = 400
const MAX_BYTES_A_PAGE = 30 * 1024

interface Line {
  readonly [name: string]: unknown
}
interface Listed {
  list: Line[]
  next: string | null
}

/** Answers with page after page of what the server's first page has, each line as another one; gives how many were asked for. */
async function lengthen(phone: EaselPhone, call: string, id: string): Promise<() => number> {
  let pages = 0
  let first: { data: Listed } | undefined
  await phone.context.route(`**/${call}`, async (route) => {
    first ??= (await (await route.fetch()).json()) as { data: Listed }
    const known = first.data.list
    const list = Array.from({ length: LINES }, (_, at) => {
      const line = known[at % known.length]
      return { ...line, [id]: `${String(line?.[id])}${pages}${at}` }
    })
    pages += 1
    await route.fulfill({
      json: { ...first, data: { ...first.data, list, next: pages < PAGES ? String(pages) : null } }
    })
  })
  return () => pages
}

/** Nodes of the shown page, and what the page's JavaScript holds, KB. */
async function weight(phone: EaselPhone): Promise<{ nodes: number; kb: number }> {
  const nodes = await (await phone.shown()).evaluate(() => document.body.querySelectorAll('*').length)
  const client = await phone.context.newCDPSession(phone.page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return { nodes, kb: Math.round(usedSize / 1024) }
}

test.each([
  ['pages-my/orderRecord/index', 'order/orderList', 'orderNo'],
  ['pages-my/receiveRecord/index', 'mp/personalCenter/pageMyReceiveRecord', 'receiveId']
])('a list of 50 pages grows by its lines alone: %s', async (path, call, id) => {
  const things = await makeMember(process.env.PAINT_ORIGIN ?? '')
  const phone = await EaselPhone.open({ phone: phoneOf({ accessToken: things.token }), alone: true })
  const came = await lengthen(phone, call, id)
  await phone.follow(path)
  await phone.reach('the first page', () => Promise.resolve(came() > 0))
  await phone.settle()
  const before = { ...(await weight(phone)), pages: came() }
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
  }
  const after = { ...(await weight(phone)), pages: came() }
  const bytes = await phone.page.evaluate(() =>
    (window.easel?.gifts ?? []).reduce((sum, gift) => sum + gift.bytes, 0)
  )
  console.info(`${path}: ${JSON.stringify({ before, after, bytes })}`)
  const more = after.pages - before.pages
  expect(after.pages).toBe(PAGES)
  expect((after.nodes - before.nodes) / more).toBeLessThan(MAX_NODES_A_PAGE)
  expect(bytes / more).toBeLessThan(MAX_BYTES_A_PAGE)
})
