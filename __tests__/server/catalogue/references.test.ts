import { CHANNEL_CODES } from '../../../server/config/channels'
import { PRINTED_CARDS } from '../../../server/db/printed-cards'
import { demoCatalogue } from '../../support/demo-catalogue'

const now = new Date('2026-11-21T10:00:00+08:00')
const rows = demoCatalogue(now)
const ids = (list: readonly { id: string }[]) => new Set(list.map((row) => row.id))
const privilegeIds = ids(rows.privileges)
const plateIds = ids(rows.plates)
const cardIds = ids(rows.cardProducts)
const productIds = ids(rows.products)

const tables = {
  brands: rows.brands,
  merchants: rows.merchants,
  privileges: rows.privileges,
  plates: rows.plates,
  cardProducts: rows.cardProducts,
  products: rows.products,
  coupons: rows.coupons,
  activities: rows.activities,
  lotteries: rows.lotteries,
  lotteryPrizes: rows.lotteryPrizes
}

/** Whether what is sold in `outer` channels may hold what is for `inner` channels; empty = all. */
const covers = (inner: readonly string[] = [], outer: readonly string[] = []) =>
  inner.length === 0 || (outer.length > 0 && outer.every((code) => inner.includes(code)))

describe('the catalogue holds together', () => {
  test.each(Object.entries(tables))('ids of %s are unique and well formed', (_, list) => {
    expect(ids(list).size).toBe(list.length)
    for (const row of list) expect(row.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  })

  test('every reference leads to a row', () => {
    const brands = ids(rows.brands)
    for (const row of [...rows.privileges, ...rows.merchants]) expect(brands).toContain(row.brandId)
    const merchants = ids(rows.merchants)
    for (const { privilegeId, merchantId } of rows.privilegeMerchants) {
      expect(privilegeIds).toContain(privilegeId)
      expect(merchants).toContain(merchantId)
    }
    for (const { plateId, privilegeId } of rows.platePrivileges) {
      expect(plateIds).toContain(plateId)
      expect(privilegeIds).toContain(privilegeId)
    }
    for (const { cardId, plateId } of rows.cardPlates) {
      expect(cardIds).toContain(cardId)
      expect(plateIds).toContain(plateId)
    }
    for (const product of rows.products) expect(privilegeIds).toContain(product.privilegeId)
    for (const code of PRINTED_CARDS) expect(cardIds).toContain(code.cardId)
  })

  test('what is shown in some cities alone names cities with stores, and leads to what is shown there too', () => {
    const cities = new Set(rows.merchants.map(({ cityCode }) => cityCode))
    const plates = new Map(rows.plates.map(({ id, cityCodes = [] }) => [id, cityCodes]))
    for (const code of [...plates.values()].flat()) expect(cities).toContain(code)
    const banners = rows.channels.flatMap(
      ({ banners: list }) => list as { link: string; cityCodes?: string[] }[]
    )
    for (const { link, cityCodes = [] } of banners) {
      const plateId = /plateId=([^&]+)/.exec(link)?.[1]
      const shownIn = plateId ? (plates.get(plateId) ?? []) : []
      // a plate that every home shows is shown there as well
      expect([link, shownIn.length === 0 || cityCodes.join() === shownIn.join()]).toEqual([link, true])
    }
  })

  test('a pair is named once', () => {
    const keys = [
      ...rows.platePrivileges.map((row) => `pp ${row.plateId} ${row.privilegeId}`),
      ...rows.cardPlates.map((row) => `cp ${row.cardId} ${row.plateId}`),
      ...rows.privilegeMerchants.map((row) => `pm ${row.privilegeId} ${row.merchantId}`)
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('coupons name items of their scope that are sold where the coupon is', () => {
    const byScope: Record<string, Set<string>> = { card: cardIds, plate: plateIds, product: productIds }
    for (const { scope, scopeIds = [] } of rows.coupons) {
      for (const item of scopeIds) expect(byScope[scope]).toContain(item)
    }
  })

  test('a card holds only plates of its channels', () => {
    const channelsOf = new Map(
      [...rows.plates, ...rows.cardProducts].map((row) => [row.id, row.channelCodes])
    )
    const strangers = rows.cardPlates.filter(
      ({ cardId, plateId }) => !covers(channelsOf.get(plateId), channelsOf.get(cardId))
    )
    expect(strangers).toEqual([])
  })

  test('a plate holds only privileges of its channels, and at least one more than may be taken where one chooses', () => {
    const channelsOf = new Map(rows.privileges.map((row) => [row.id, row.channelCodes]))
    for (const plate of rows.plates) {
      const held = rows.platePrivileges.filter((row) => row.plateId === plate.id)
      expect(held.length).toBeGreaterThanOrEqual(plate.quota)
      for (const { privilegeId } of held) {
        expect({ privilegeId, ok: covers(channelsOf.get(privilegeId), plate.channelCodes) }).toEqual({
          privilegeId,
          ok: true
        })
      }
    }
  })

  test.each(rows.channels.map(({ code }) => code))(
    'in %s every privilege that runs can be had: from a plate that a card on sale carries, or as a product',
    (channel) => {
      const here = ({ channelCodes = [] }: { channelCodes?: string[] | undefined }) =>
        channelCodes.length === 0 || channelCodes.includes(channel)
      const cards = new Set(rows.cardProducts.filter((card) => card.onSale && here(card)).map(({ id }) => id))
      const plates = new Set(rows.plates.filter((plate) => plate.onSale && here(plate)).map(({ id }) => id))
      const carried = new Set(
        rows.cardPlates
          .filter((row) => cards.has(row.cardId) && plates.has(row.plateId))
          .map((row) => row.plateId)
      )
      const had = new Set(
        [
          ...rows.platePrivileges.filter(({ plateId }) => carried.has(plateId)),
          ...rows.products.filter(here)
        ].map(({ privilegeId }) => privilegeId)
      )
      const over = ({ endsAt }: { endsAt?: Date | null | undefined }) => endsAt != null && endsAt <= now
      const lost = rows.privileges.filter((row) => here(row) && !over(row) && !had.has(row.id))
      expect(lost.map(({ id }) => id)).toEqual([])
      expect([...plates].filter((id) => !carried.has(id))).toEqual([])
    }
  )

  test('nobody’s home has more than five banners', () => {
    for (const { code, banners } of rows.channels) {
      const list = banners as { cityCodes?: string[] }[]
      const cities = new Set(list.flatMap(({ cityCodes = [] }) => cityCodes))
      for (const city of [undefined, ...cities]) {
        const seen = list.filter(({ cityCodes }) => !cityCodes || (city && cityCodes.includes(city)))
        expect({ code, city, sensible: seen.length >= 1 && seen.length <= 5 }).toEqual({
          code,
          city,
          sensible: true
        })
      }
    }
  })

  test('banners lead to what is on sale in their channel', () => {
    const sold = new Map(
      [
        ...[...rows.plates, ...rows.cardProducts].filter((row) => row.onSale),
        ...rows.lotteries,
        ...rows.activities
      ].map((row) => [row.id, row.channelCodes])
    )
    const led = new RegExp(
      '^(?:pages/(?:cardDetail|plateDetails)/index\\?(?:cardId|plateId)|pages-activities/lottery/index\\?lotteryId|pages/uniqueActivity/index\\?activityId)=([\\w-]+)$'
    )
    for (const channel of rows.channels) {
      for (const { link } of channel.banners as { link: string }[]) {
        if (link === 'pages-activities/distributionActivity/index') continue
        const item = led.exec(link)?.[1] ?? link
        expect(sold.has(item)).toBe(true)
        expect(covers(sold.get(item), [channel.code])).toBe(true)
      }
    }
  })

  test('channel codes are the five', () => {
    expect(rows.channels.map((row) => row.code)).toEqual([...CHANNEL_CODES])
    const named = [
      ...rows.privileges,
      ...rows.plates,
      ...rows.cardProducts,
      ...rows.products,
      ...rows.coupons
    ]
    for (const { channelCodes = [] } of named) {
      for (const code of channelCodes) expect(CHANNEL_CODES).toContain(code)
    }
  })

  test('printed cards have numbers of their own', () => {
    expect(new Set(PRINTED_CARDS.map((card) => card.cardNo)).size).toBe(PRINTED_CARDS.length)
  })
})
