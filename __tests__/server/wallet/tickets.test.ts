/** Keys of tickets: whose they are, what opens with them, and a gate that has no network. */
import type { Data, Visitor } from '../../../contract/types'
import { walletEndpoints } from '../../../contract/wallet/endpoints'
import { rotatingCode } from '../../../contract/wallet/live-code'
import { ticketModule } from '../../../server/composition'
import { walletModule } from '../../../server/modules/wallet/routes'
import { sandboxCheckerModule } from '../../../server/sandbox/checker/routes'
import { judge } from '@contract/wallet/judge'
import { sandboxGateModule } from '../../../server/sandbox/gate/routes'
import { call } from '../../support/server/call'
import { DAY, openTicketShop, type TicketShop } from '../ticket/ticket-shop'
import { checkerOf } from './checker-side'

let shop: TicketShop
let token = ''
let anna: Visitor
let ben: Visitor
const NONE: ReadonlySet<string> = new Set()

beforeAll(async () => {
  shop = await openTicketShop({
    modules: [ticketModule, walletModule, sandboxCheckerModule, sandboxGateModule],
    settings: { logLevel: 'trace' }
  })
  token = await shop.login('owner')
  anna = await shop.visitor(token, '安娜')
  ben = await shop.visitor(token, '本宁')
})
beforeEach(async () => {
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await shop.database.clear('orders', 'rate_hits')
  await shop.database.pool.query('update ticket_days set stock = 10, sold = 0')
})
afterAll(() => shop.close())

const keysOf = (orderNo: string, as: string | undefined = token) =>
  call<Data<'getLiveKeys'>>(
    shop,
    walletEndpoints.getLiveKeys,
    { kind: 'tickets', id: orderNo },
    as ? { token: as } : {}
  )
const onTheDay = () => shop.clock.set(new Date(`${DAY}T09:30:00+08:00`))
const now = () => shop.clock.now().getTime()
const atGate = async (code: string) => {
  const answer = await shop.server.inject({
    method: 'POST',
    url: '/sandbox/gate',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code, day: DAY }).toString()
  })
  return answer.body
}

test('the owner gets a key a ticket with the server’s time, and makes the code that the gate takes', async () => {
  const { orderNo, tickets } = await shop.bought(token, [anna, ben])
  const { data } = await keysOf(orderNo)
  expect(data.at).toBe(shop.clock.now().toISOString())
  expect(data.keys.map(({ id }) => id)).toEqual(tickets.map(({ ticketId }) => ticketId))
  expect(new Set(data.keys.map(({ key }) => key)).size).toBe(2)
  expect(data.keys[0]?.endsAt).toBe('2026-11-28T16:00:00.000Z')
  onTheDay()
  const [first] = data.keys
  if (!first) throw new Error('no key')
  const picture = rotatingCode(first, now() - 61_000).code
  expect(await atGate(picture)).toContain('这是过期的截图码')
  const { code } = rotatingCode(first, now())
  expect(await atGate(code)).toContain('请入园')
  expect(await atGate(code)).toContain('已使用')
})

test('another member gets nothing, an anonymous caller is sent to the login', async () => {
  const { orderNo } = await shop.bought(token, [anna])
  const nosy = await shop.login('nosy')
  expect((await keysOf(orderNo, nosy)).data.keys).toEqual([])
  expect((await keysOf('99999999999999999999')).data.keys).toEqual([])
  const anonymous = await call(shop, walletEndpoints.getLiveKeys, { kind: 'tickets', id: orderNo })
  expect(anonymous.resultCode).toBe('305')
})

test('what is used, given back or over has no key; a refunded ticket’s code, made by a key that was kept, opens no gate', async () => {
  const { orderNo, tickets } = await shop.bought(token, [anna, ben])
  const [kept] = (await keysOf(orderNo)).data.keys
  await shop.refund(token, orderNo, [tickets[0]?.ticketId ?? ''])
  expect((await keysOf(orderNo)).data.keys.map(({ id }) => id)).toEqual([tickets[1]?.ticketId])
  onTheDay()
  if (!kept) throw new Error('no key')
  expect(await atGate(rotatingCode(kept, now()).code)).toContain('已退款')
  await atGate(await shop.codeNow(tickets[1]?.ticketId))
  expect((await keysOf(orderNo)).data.keys).toEqual([])
  const other = await shop.bought(token, [anna], { day: '2026-11-29' })
  shop.clock.set(new Date('2026-11-30T00:00:00+08:00'))
  expect((await keysOf(other.orderNo)).data.keys).toEqual([])
})

test('two gates at once: one lets in, whichever code of the ticket they hold', async () => {
  const { tickets } = await shop.bought(token, [anna])
  onTheDay()
  const codes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => shop.codeNow(tickets[0]?.ticketId, (index % 2) * -30_000))
  )
  const answers = await Promise.all(codes.map(atGate))
  expect(answers.filter((page) => page.includes('请入园'))).toHaveLength(1)
  expect(answers.filter((page) => page.includes('已使用'))).toHaveLength(7)
})

test('canary: neither a key nor a code is in a log, nor in any table', async () => {
  const { orderNo, tickets } = await shop.bought(token, [anna])
  const [held] = (await keysOf(orderNo)).data.keys
  onTheDay()
  const code = await shop.codeNow(tickets[0]?.ticketId)
  expect(await atGate(code)).toContain('请入园')
  const logged = shop.logLines.join('\n')
  expect(logged).toContain('getLiveKeys')
  for (const secret of [held?.key ?? '?', code, code.slice(-10)]) {
    expect(logged).not.toContain(secret)
    const { rows } = await shop.database.pool.query<{ n: number }>(
      `select count(*)::int as n from tickets t where t::text like '%' || $1 || '%'`,
      [secret]
    )
    expect(rows[0]?.n).toBe(0)
  }
})

describe('the checker, without a network', () => {
  test('is lent the keys of the day, tells a picture by its age, and what is used here once', async () => {
    const { tickets } = await shop.bought(token, [anna, ben])
    const ticketId = tickets[0]?.ticketId
    onTheDay()
    const checker = checkerOf(shop)
    expect(await checker.shops()).toEqual([{ id: 'sight:tower', name: '测试塔' }])
    const lent = await checker.keys('sight:tower')
    expect(lent).toMatchObject({ day: DAY, name: '测试塔', at: now() })
    expect(lent.items.map(({ name }) => name)).toEqual(['成人票', '成人票'])
    const said = (code: string, used = NONE) => judge(code, lent, used, now()).verdict
    const code = await shop.codeNow(ticketId)
    expect(judge(code, lent, NONE, now())).toMatchObject({
      verdict: 'passed',
      held: { name: '成人票' },
      ageSeconds: 0
    })
    expect(said(await shop.codeNow(ticketId, -30_000))).toBe('passed')
    expect(said(await shop.codeNow(ticketId, 30_000))).toBe('passed')
    expect(said(await shop.codeNow(ticketId, -61_000))).toBe('old')
    expect(said(await shop.codeNow(ticketId, 61_000))).toBe('ahead')
    expect(said(code, new Set([code.slice(0, 12)]))).toBe('used')
    expect(said(`${code.slice(0, 31)}${(Number(code[31]) + 1) % 10}`)).toBe('forged')
    expect(said('1234')).toBe('forged')
    expect(judge(code, { ...lent, items: [] }, NONE, now()).verdict).toBe('unknown')
    expect(said(await shop.codeNow(ticketId, -86_400_000))).toBe('day')
  })

  test('tells later what it took: each once, as of then; what was given back meanwhile is said', async () => {
    const { orderNo, tickets } = await shop.bought(token, [anna, ben])
    onTheDay()
    const checker = checkerOf(shop)
    const at = now()
    const checks = await Promise.all(
      tickets.map(async ({ ticketId }, index) => ({
        scan: `scan-${index}`,
        code: await shop.codeNow(ticketId),
        at
      }))
    )
    await shop.setRule({ freeHours: -24, feePercent: 0 })
    shop.clock.advance(3_600_000)
    const twice = await Promise.all([checker.tell(checks), checker.tell(checks)])
    expect(twice).toEqual([
      ['passed', 'passed'],
      ['passed', 'passed']
    ])
    expect(
      (await shop.orderOf(token, orderNo)).data.tickets.map(({ state, usedAt }) => [state, usedAt])
    ).toEqual(Array(2).fill(['used', new Date(at).toISOString()]))
    const [first] = checks
    if (!first) throw new Error('no check')
    expect(await checker.tell([{ ...first, scan: 'another device' }])).toEqual(['used'])
    expect(await checker.tell([{ ...first, scan: 'picture', at: now() }])).toEqual(['used'])
    expect(await checker.tell([{ ...first, scan: 'long ago', at: at - 25 * 3_600_000 }])).toEqual(['old'])
    const text = await shop.server.inject({
      method: 'POST',
      url: '/sandbox/checker/uses',
      payload: 'nothing'
    })
    expect(text.statusCode).toBe(400)
  })

  test('a sight without tickets that day has no keys, and its page runs its own script alone', async () => {
    const checker = checkerOf(shop)
    expect(await checker.shops()).toEqual([])
    expect((await shop.server.inject({ url: '/sandbox/checker/keys?shop=sight:tower' })).statusCode).toBe(404)
    const page = await shop.server.inject({ url: '/sandbox/checker' })
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/)
    const worker = await shop.server.inject({ url: '/sandbox/checker/worker.js' })
    expect(worker.headers['service-worker-allowed']).toBe('/sandbox/checker')
    expect(worker.body).toContain('["/sandbox/checker","/sandbox/checker/checker.js"]')
  })
})
