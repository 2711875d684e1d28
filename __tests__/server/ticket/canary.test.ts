/** A number of a document, from the form to the refund: it is in no answer, no log and no table. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Order, TicketOrder, Visitor } from '../../../contract/types'
import { ticketModule } from '../../../server/composition'
import { sandboxGateModule } from '../../../server/sandbox/gate/routes'
import { call } from '../../support/server/call'
import { DAY, KIND, newNumber, openTicketShop, PRICE, type TicketShop } from './ticket-shop'

let shop: TicketShop
beforeAll(async () => {
  shop = await openTicketShop({
    modules: [ticketModule, sandboxGateModule],
    settings: { logLevel: 'trace' }
  })
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
})
afterAll(() => shop.close())

/** What of a number tells the person: born when, and which of those born then. */
const tellingOf = (number: string) => number.slice(6, 17)

/** Tables in whose rows a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = shop.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from "${name}" t where t::text like '%' || $1 || '%'`,
      [text]
    )
    if (rows[0]?.n) found.push(name)
  }
  return found
}

test('canary: kept, ordered, paid, shown, scanned, given back: the number is nowhere to be read', async () => {
  const token = await shop.login('owner')
  const [anna, ben] = [newNumber(), newNumber()]
  const save = (name: string, number: string) =>
    call<Visitor>(shop, calls.saveVisitor, { name, document: 'idCard', number }, { token })
  const saved = [await save('安娜', anna), await save('本宁', ben)]
  const tickets = saved.map(({ data }) => ({ kindId: KIND, visitorId: data.visitorId }))
  const kinds = [{ kindId: KIND, quantity: 2 }]
  const preview = await call(shop, calls.previewTicketOrder, { day: DAY, kinds }, { token })
  const made = await call<Order>(
    shop,
    calls.createTicketOrder,
    { day: DAY, tickets, phone: '13800000001', seenFen: 2 * PRICE },
    { token }
  )
  const { orderNo } = made.data
  const unpaid = await shop.orderOf(token, orderNo)
  await shop.confirm(await shop.begin(token, orderNo))
  const paid = await call<TicketOrder>(shop, calls.getTicketOrder, { orderNo }, { token })
  const [first, second] = paid.data.tickets
  expect(first?.maskedNumber).toBe(`110${'*'.repeat(13)}${anna.slice(-2)}`)
  const gate = await shop.server.inject({
    method: 'POST',
    url: '/sandbox/gate',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code: await shop.codeNow(first?.ticketId), day: DAY }).toString()
  })
  expect(gate.body).toContain('请入园')
  const back = await shop.refund(token, orderNo, [second?.ticketId ?? ''])
  expect(back.data.tickets.map(({ state }) => state)).toEqual(['used', 'refunded'])
  const detail = await shop.ask('orderDetail', { orderNo }, token)
  const list = await call(shop, calls.listVisitors, {}, { token })

  const told = JSON.stringify([saved, preview, made, unpaid, paid, gate.body, back, detail, list])
  const logged = shop.logLines.join('\n')
  // what was sent went through the log as something, or nothing was looked at
  expect(logged).toContain('saveVisitor')
  for (const telling of [anna, ben].map(tellingOf)) {
    expect(told).not.toContain(telling)
    expect(logged).not.toContain(telling)
    expect(await tablesWith(telling)).toEqual([])
  }
})
