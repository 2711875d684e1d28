/** Tickets at the gate of a sight: the gate's own sight, the ticket's own day, once. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { judge } from '@contract/wallet/judge'
import { consoleModule, ticketModule } from '../../../server/composition'
import { consoleCall, staffToken } from '../../support/server/console'
import { DAY, openTicketShop, type TicketShop } from '../ticket/ticket-shop'

let shop: TicketShop
let token: string

beforeAll(async () => {
  shop = await openTicketShop({ modules: [ticketModule, consoleModule] })
  token = await shop.login('owner')
})
afterAll(() => shop.close())

const take = async (code: string, gate: string) =>
  (await consoleCall<ConsoleData<'redeem'>>(shop, consoleEndpoints.redeem, { code }, { token: gate })).data

test('a ticket passes its own gate on its day, and a mistake is taken back', async () => {
  const { tickets } = await shop.bought(token, [await shop.visitor(token, '安娜')])
  const id = tickets[0]?.ticketId ?? ''
  const { rows } = await shop.database.pool.query<{ sight: string }>(
    'select sight_id as sight from ticket_kinds limit 1'
  )
  const sightIds = [rows[0]?.sight ?? '']
  const early = await staffToken(shop, 'gate', { sightIds })
  expect((await take(await shop.codeNow(id), early)).verdict).toBe('early')

  shop.clock.set(new Date(`${DAY}T09:30:00+08:00`))
  const gate = await staffToken(shop, 'gate', { sightIds })
  const elsewhere = await staffToken(shop, 'gate', { name: '别处', sightIds: ['other'] })
  const store = await staffToken(shop, 'shop', { storeIds: ['store'] })
  for (const other of [elsewhere, store])
    expect((await take(await shop.codeNow(id), other)).verdict).toBe('elsewhere')

  const passed = await take(await shop.codeNow(id), gate)
  expect(passed).toMatchObject({ verdict: 'passed', item: { kind: 'ticket', id, day: DAY, state: 'used' } })
  expect(passed.item?.who).toContain('安娜')
  expect((await take(await shop.codeNow(id), gate)).verdict).toBe('used')

  const undone = await consoleCall(
    shop,
    consoleEndpoints.undoRedeem,
    { kind: 'ticket', id, reason: '团队走错通道' },
    { token: gate }
  )
  expect(undone.resultCode).toBe('100')
  expect((await take(await shop.codeNow(id), gate)).verdict).toBe('passed')
})

test('a gate without a network takes the tickets of its own sight and day', async () => {
  const { tickets } = await shop.bought(token, [await shop.visitor(token, '柏林')])
  const id = tickets[0]?.ticketId ?? ''
  const { rows } = await shop.database.pool.query<{ sight: string }>(
    'select sight_id as sight from ticket_kinds limit 1'
  )
  const sightIds = [rows[0]?.sight ?? '']
  const gate = await staffToken(shop, 'gate', { name: '离线', sightIds })
  const other = await staffToken(shop, 'gate', { name: '离线别处', sightIds: ['other'] })
  const keys = async (of: string) =>
    (await consoleCall<ConsoleData<'redeemKeys'>>(shop, consoleEndpoints.redeemKeys, {}, { token: of })).data
      .lent
  const code = await shop.codeNow(id)
  const at = shop.clock.now().getTime()
  const lent = await keys(gate)
  if (!lent) throw new Error('no keys')
  expect(judge(code, lent, new Set(), at)).toMatchObject({
    verdict: 'passed',
    held: { who: expect.stringContaining('柏林') }
  })
  expect((await keys(other))?.items).toEqual([])

  const report = async (of: string) => {
    const checks = [{ scan: `offline-${of.slice(0, 8)}`, code, at }]
    const sent = await consoleCall<ConsoleData<'reportRedeemed'>>(
      shop,
      consoleEndpoints.reportRedeemed,
      { checks },
      { token: of }
    )
    return sent.data.items[0]?.verdict
  }
  expect(await report(other)).toBe('elsewhere')
  expect(await report(gate)).toBe('passed')
  expect((await keys(gate))?.items.map(({ number }) => number)).not.toContain(code.slice(0, 12))
})
