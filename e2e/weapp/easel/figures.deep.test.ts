import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { pageQueries } from '../../support/page-queries'
import { ROUTES } from '../../../src/routes/table'
import { keptOf, shownBefore } from './kept-home'
import { EaselPhone, endEasel, putEaselPhonesAway } from './phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** As a phone of some years ago. */
const SLOWER = 4
/** What home may be given before its content is there. */
const MAX_BYTES = 30 * 1024
const TOLD = 5
/** Of a page's first screen. */
const MOST_NODES = 500

/** What a start of home took until prices are there: `kept` is drawn before any code, without them. */
async function startFigures(phone: EaselPhone) {
  await phone.see('¥')
  await phone.settle()
  return phone.page.evaluate(() => {
    const gifts = window.easel?.gifts ?? []
    const kept = window.easel?.phone.drawings?.get('pages/index/index') ?? ''
    const content = gifts.findIndex(({ text }) => text.includes('尊享年卡') && !text.includes('"sid":"k'))
    return {
      contentCodeKb: Math.round((gifts[content]?.code ?? 0) / 1024),
      codeKb: Math.round((window.easel?.modules.bytes ?? 0) / 1024),
      firstDataMs: Math.round(gifts[0]?.ms ?? 0),
      lastDataMs: Math.round(gifts.at(-1)?.ms ?? 0),
      contentBytes: gifts.slice(0, content + 1).reduce((sum, { bytes }) => sum + bytes, 0),
      allBytes: gifts.reduce((sum, { bytes }) => sum + bytes, 0),
      data: gifts.map(({ bytes }) => bytes),
      kept: kept.length
    }
  })
}

test('home begins with little data, on a slow phone too, and the second time with what was kept', async () => {
  const first = await EaselPhone.open({ slower: SLOWER })
  const figures = await startFigures(first)
  console.info(`cold start with a CPU ${SLOWER} times slower: ${JSON.stringify(figures)}`)
  expect(figures.contentBytes).toBeLessThan(MAX_BYTES)
  await first.reach('home to be kept', async () => (await keptOf(first)) !== '')

  const second = await EaselPhone.open({ phone: await first.remember(), slower: SLOWER, holdsScripts: true })
  expect((await shownBefore(second)).join()).toContain('尊享年卡')
  const codeKb = await second.inHost(() => (window.easel?.modules.bytes ?? 0) / 1024)
  const before = await second.page.evaluate(() => Math.round(performance.now()))
  await second.inHost(() => window.easel?.runScripts())
  const again = await startFigures(second)
  console.info(`the second: content at ${before} ms with ${codeKb} KB of code, then ${JSON.stringify(again)}`)
  expect(codeKb).toBe(0)
  expect(again.kept).toBeLessThan(MAX_BYTES)
  expect(again.contentBytes).toBeLessThan(2 * MAX_BYTES)
})

test('no page begins with many nodes', async () => {
  const origin = process.env.PAINT_ORIGIN ?? ''
  const things = await makeMember(origin)
  const phone = await EaselPhone.open({ phone: phoneOf({ accessToken: things.token }), alone: true })
  const queries = pageQueries(things)
  const nodes: [string, number][] = []
  for (const { path } of ROUTES) {
    const query = Object.entries(queries[path]).map(([name, value]) => [name, encodeURIComponent(value)])
    await phone.follow(path, Object.fromEntries(query) as Record<string, string>)
    await phone.settle()
    // a page may send them on
    nodes.push([await phone.path(), await phone.nodes()])
  }
  const most = nodes.toSorted(([, one], [, other]) => other - one).slice(0, TOLD)
  console.info(`pages of most nodes: ${most.map(([path, count]) => `${path} ${count}`).join(', ')}`)
  expect(nodes.filter(([, count]) => count === 0 || count > MOST_NODES)).toEqual([])
})
