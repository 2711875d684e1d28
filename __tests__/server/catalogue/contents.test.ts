import { couponOffer } from '@contract/coupon/shapes'
import { cashierKind } from '../../../contract/order/shapes'
import { privilegeKind } from '@contract/privilege/shapes'
import { demoCatalogue } from '../../support/demo-catalogue'
import { chinaMidnight } from '../../../server/lib/china-time'
import { PRINTED_CARDS } from '../../../server/db/printed-cards'

const now = new Date('2026-11-21T10:00:00+08:00')
const rows = demoCatalogue(now)

describe('there is enough of it', () => {
  test.each([
    ['channels', rows.channels.length, 5],
    ['cards', rows.cardProducts.length, 8],
    ['plates', rows.plates.length, 32],
    ['privileges', rows.privileges.length, 130],
    ['brands', rows.brands.length, 25],
    ['merchants', rows.merchants.length, 60],
    ['cities', new Set(rows.merchants.map((row) => row.cityCode)).size, 12],
    ['products', rows.products.length, 12],
    ['coupons', rows.coupons.length, 12],
    ['printed cards', PRINTED_CARDS.length, 20],
    ['groups', new Set(rows.privileges.flatMap((row) => row.groupId ?? [])).size, 6]
  ])('%s', (_, count, atLeast) => expect(count).toBeGreaterThanOrEqual(atLeast))

  // goods with a PIN exist in catalogues of others: the demo's goods are sent
  test('every kind, delivery, coupon rule and scope occurs', () => {
    expect(new Set(rows.privileges.map((row) => row.kind))).toEqual(new Set(privilegeKind.options))
    expect(new Set(rows.privileges.map((row) => row.delivery))).toEqual(
      new Set(['code', 'account', 'parcel', 'draw'])
    )
    expect(new Set(rows.coupons.map((row) => row.rule))).toEqual(new Set(couponOffer.shape.rule.options))
    expect(new Set(rows.coupons.map((row) => row.scope))).toEqual(
      new Set(['all', 'sku', ...cashierKind.options])
    )
  })

  test.each(rows.channels.map((channel) => channel.code))(
    '%s sells three cards or more and a home that is full',
    (code) => {
      const here = <T extends { channelCodes?: string[] | undefined }>(list: readonly T[]) =>
        list.filter((row) => !row.channelCodes?.length || row.channelCodes.includes(code))
      expect(here(rows.cardProducts).filter((row) => row.onSale).length).toBeGreaterThanOrEqual(
        code === 'main' ? 6 : 3
      )
      // each is told from the others at first sight
      const faces = here(rows.cardProducts).map(({ face }) => face)
      expect(faces).toHaveLength(new Set(faces).size)
      expect(here(rows.plates).length).toBeGreaterThanOrEqual(20)
      expect(here(rows.coupons).length).toBeGreaterThanOrEqual(8)
    }
  )

  test('the values of a first axis have pictures of their own, which the gallery has too', () => {
    for (const { id, pictures } of rows.mallProducts) {
      const skus = rows.mallSkus.filter((row) => row.productId === id)
      const pictureOf = new Map(skus.map(({ choices, picture }) => [choices[0], picture]))
      expect(new Set(pictureOf.values()).size).toBe(pictureOf.size)
      expect(pictures).toEqual(expect.arrayContaining([...pictureOf.values()]))
    }
  })

  test('cards come with 3 to 6 plates and those on sale offer 2 to 18 more', () => {
    for (const { id, onSale } of rows.cardProducts) {
      const plates = rows.cardPlates.filter((row) => row.cardId === id)
      const included = plates.filter((row) => row.mode === 'included').length
      const addons = plates.filter((row) => row.mode === 'addon').length
      expect({ id, included: included >= 3 && included <= 6 }).toEqual({ id, included: true })
      expect({ id, addons: (!onSale || addons >= 2) && addons <= 18 }).toEqual({ id, addons: true })
    }
  })
})

describe('its numbers are sane', () => {
  test('most of what is on sale was sold before', () => {
    const items = [...rows.cardProducts, ...rows.plates, ...rows.products]
    expect(items.filter((item) => item.onSale && (item.sold ?? 0) > 0).length).toBeGreaterThan(60)
  })

  test('nothing costs more than its struck price', () => {
    for (const item of [...rows.cardProducts, ...rows.plates, ...rows.products]) {
      expect({ id: item.id, ok: item.priceFen > 0 && item.priceFen <= item.listPriceFen }).toEqual({
        id: item.id,
        ok: true
      })
    }
  })

  test('a discount leaves something to pay, a cut is below its threshold', () => {
    for (const coupon of rows.coupons) {
      expect(coupon.percent).toBeGreaterThanOrEqual(1)
      expect(coupon.percent).toBeLessThanOrEqual(100)
      if (coupon.rule === 'full_cut') expect(coupon.amountFen).toBeLessThan(coupon.thresholdFen)
      expect(coupon.startsAt.getTime()).toBeLessThan(coupon.endsAt.getTime())
    }
  })

  test('lotteries, and only they, have prizes with weights', () => {
    for (const { kind, prizes } of rows.privileges) {
      const weights = (prizes as { weight: number }[] | null)?.map((prize) => prize.weight) ?? []
      expect(weights.length > 0).toBe(kind === 'lottery')
      for (const weight of weights) expect(weight).toBeGreaterThan(0)
    }
  })

  test('the edges exist: the last one, not started, ended, off sale, one coupon, a labelled one', () => {
    expect(rows.privileges.some((row) => row.stock === 1)).toBe(true)
    expect(rows.plates.some((row) => row.stock === 1)).toBe(true)
    expect(rows.privileges.some((row) => row.startsAt && row.startsAt > now)).toBe(true)
    expect(rows.privileges.some((row) => row.endsAt && row.endsAt < now)).toBe(true)
    expect(rows.cardProducts.some((row) => !row.onSale)).toBe(true)
    expect(rows.coupons.some((row) => row.total === 1)).toBe(true)
    expect(rows.coupons.some((row) => row.endsAt < now)).toBe(true)
    expect(rows.coupons.some((row) => row.labelId)).toBe(true)
  })

  test('days count from midnight in China, whatever the hour', () => {
    expect(chinaMidnight(new Date('2026-11-20T16:30:00Z'), 0).toISOString()).toBe('2026-11-20T16:00:00.000Z')
    expect(chinaMidnight(new Date('2026-11-20T15:59:00Z'), 2).toISOString()).toBe('2026-11-21T16:00:00.000Z')
  })
})
