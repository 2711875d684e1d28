/** Coupons in hand are measured against a purchase: how often, and each by itself. */
import type { EndOfDay } from '../../../contract/time'
import type { HeldCouponRow } from '../../../server/modules/coupon/held-repository'
import { rankHeld } from '../../../server/modules/coupon/suggest'

const NOW = new Date('2026-11-29T04:00:00Z')

const held = (number: number, more: Partial<HeldCouponRow> = {}): HeldCouponRow => ({
  couponReceiveId: `held-${number}`,
  couponId: 'ten-off',
  name: '满减券',
  ruleText: '',
  rule: 'full_cut',
  thresholdFen: 1000,
  amountFen: 1000,
  percent: 0,
  maxOffFen: 0,
  scope: 'all',
  scopeIds: [],
  state: 'usable',
  orderNo: null,
  receivedAt: NOW,
  startsAt: NOW,
  expiresAt: new Date(NOW.getTime() + number * 86_400_000) as EndOfDay<Date>,
  usedAt: null,
  channelCodes: [],
  labelId: null,
  ...more
})

/** A line of a cart that says how often somebody looked at what it is. */
function lineLookedAt() {
  let looks = 0
  const line = {
    get kind() {
      looks += 1
      return 'sku' as const
    },
    itemId: 'cup',
    totalFen: 2000
  }
  return { line, looks: () => looks }
}

const looksAt = (rows: readonly HeldCouponRow[]) => {
  const { line, looks } = lineLookedAt()
  rankHeld({ held: rows, offers: [] }, [line], NOW)
  return looks()
}

// a rule for all goods does not look at the kind
const forGoods = { scope: 'sku' } as const

test('many of one coupon are measured against the lines of a cart once', () => {
  const one = looksAt([held(1, forGoods)])
  expect(one).toBeGreaterThan(0)
  expect(looksAt([1, 2, 3].map((number) => held(number, forGoods)))).toBe(one)
})

test('of one coupon each is usable or not by itself', () => {
  const ranked = rankHeld(
    {
      held: [
        held(1, { state: 'locked', orderNo: '1' }),
        held(2),
        held(3, { startsAt: new Date(NOW.getTime() + 1) }),
        held(4, { couponId: 'other', thresholdFen: 3000 })
      ],
      offers: []
    },
    [{ kind: 'sku', itemId: 'cup', totalFen: 2000 }],
    NOW
  )
  expect(ranked.map(({ coupon, offFen, reason }) => [coupon.couponReceiveId, offFen, reason])).toEqual([
    ['held-2', 1000, null],
    ['held-1', 0, '已用在待付款的订单里'],
    ['held-3', 0, '未到使用时间'],
    ['held-4', 0, '还差 10 元可用']
  ])
})
