/** What an order's tickets give back: each by its rule, and why one cannot be returned. */
import { needsStaff, sumBack, valueTickets } from '../../../server/modules/ticket/refund-value'

const DAY = '2026-11-28'
const at = (text: string) => new Date(`${text}+08:00`)
const EARLY = at('2026-11-20T10:00:00')

type Ticket = Parameters<typeof valueTickets>[0][number]

/** As far as its refund is concerned. */
const ticket = (over: Partial<Ticket> = {}): Ticket =>
  ({
    state: 'issued',
    refundRule: { freeHours: 24, feePercent: 20 },
    day: DAY,
    payFen: 999,
    visitorName: '王小明',
    ...over
  }) as Ticket

test('each is worth what its own rule gives, and together their sum', () => {
  const rows = [ticket(), ticket({ refundRule: { freeHours: null, feePercent: 50 }, payFen: 501 })]
  const valued = valueTickets(rows, EARLY)
  expect(valued).toEqual([
    { row: rows[0], backFen: 999, feeFen: 0 },
    { row: rows[1], backFen: 251, feeFen: 250 }
  ])
  expect(sumBack(valued)).toBe(1250)
})

test.each([
  [{ state: 'used' }, '王小明的门票已使用，不能退票'],
  [{ state: 'refunding' }, '王小明的门票正在退票审核中'],
  [{ state: 'refunded' }, '王小明的门票按退款规则不可退'],
  [{ refundRule: { freeHours: null, feePercent: 100 } }, '王小明的门票按退款规则不可退']
] as const)('one that cannot be returned refuses them all, in words: %j', (over, message) => {
  expect(() => valueTickets([ticket(), ticket(over)], EARLY)).toThrow(
    expect.objectContaining({ code: '907', message }) as Error
  )
})

test('staff look at it from its day on, if its code was ever on a device', () => {
  const waits = (shownAt: Date | null, now: Date) => needsStaff({ shownAt, day: DAY }, now)
  expect(waits(EARLY, at('2026-11-27T23:59:59'))).toBe(false)
  expect(waits(EARLY, at('2026-11-28T00:00:00'))).toBe(true)
  expect(waits(EARLY, at('2026-11-29T00:00:00'))).toBe(true)
  expect(waits(null, at('2026-11-28T12:00:00'))).toBe(false)
})
