import { asAddress, pageQueries } from '../../e2e/support/page-queries'
import { UNKNOWN_TO_PARTNERS } from '../../e2e/support/partner-orders'
import { ROUTES, type RouteEntry } from '@/routes/table'

const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = pageQueries({
  token: 'token',
  memberCardId: 'card',
  memberPlateId: 'plate',
  receiveId: 'record',
  orderNo: 'order',
  paidOrderNo: 'paid',
  expiredCardId: 'expired',
  sentOrderNo: 'sent',
  ticketOrderNo: 'tickets',
  partnerOrderNos: UNKNOWN_TO_PARTNERS
})

test.each(ROUTES as readonly RouteEntry[])('$path is measured with what it asks for', ({ path, query }) => {
  const given = Object.keys(queries[path] ?? {})
  const needed = Object.entries(query ?? {}).filter(([, kind]) => kind === 'text')
  expect(needed.map(([name]) => name).filter((name) => !given.includes(name))).toEqual([])
  expect(given.filter((name) => !(name in (query ?? {})))).toEqual([])
})

test('only pages of the table are measured', () => {
  expect(Object.keys(queries).sort()).toEqual(ROUTES.map(({ path }) => path).sort())
})

test('a query as an address', () => {
  expect(asAddress({})).toBe('')
  expect(asAddress({ a: '1', b: '/x y' })).toBe('?a=1&b=%2Fx+y')
})
