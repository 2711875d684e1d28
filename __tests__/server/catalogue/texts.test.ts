import { channelConfig, channelInfo, channelSchemas } from '@contract/channel/schema'
import { cardProduct } from '@contract/card/shapes'
import { cardSchemas } from '@contract/card/schema'
import { couponOffer } from '@contract/coupon/shapes'
import { nearbyMerchant } from '@contract/location/schema'
import { plateOffer } from '@contract/plate/shapes'
import { privilegeBrief, receiveRecord } from '@contract/privilege/shapes'
import { demoCatalogue } from '../../support/demo-catalogue'

const rows = demoCatalogue(new Date('2026-11-21T10:00:00+08:00'))
const brandNames = new Map(rows.brands.map((brand) => [brand.id, brand.name]))
/** As they are kept: whether one is of some cities alone is added as it is sent. */
const banners = cardSchemas.indexConfig.data.shape.banners.element.omit({ local: true }).array()

/** What the server sends of these rows must pass the contract. */
describe('texts fit the contract', () => {
  test.each(rows.channels.map((row) => [row.code, row] as const))('channel %s', (_, row) => {
    channelConfig.strict().parse(row.config)
    channelInfo.parse({ ...row, configData: JSON.stringify(row.config) })
    channelSchemas.getBrandChannel.data.parse(row)
    banners.parse(row.banners)
  })

  test('agreements', () => {
    for (const text of rows.agreements) {
      channelSchemas.getAgreement.data.parse({ ...text, effectiveAt: text.effectiveAt.toISOString() })
      expect(text.html.length).toBeGreaterThan(300)
    }
    const versions = rows.agreements.map(({ kind, version }) => `${kind} ${version}`)
    expect(new Set(versions).size).toBe(versions.length)
    expect([...new Set(rows.agreements.map(({ kind }) => kind))]).toEqual([
      'user',
      'registration',
      'renewal',
      'privacy',
      'refund',
      'chat',
      'lounge',
      'loungeEn'
    ])
  })

  const purchase = { allowed: true, reason: 'ok' }

  test('cards', () => {
    for (const row of rows.cardProducts) {
      cardProduct.parse({ ...row, cardId: row.id, plateCount: 0, privilegeCount: 0, purchase })
      expect(row.benefits.length).toBeGreaterThanOrEqual(3)
      expect(row.benefits.length).toBeLessThanOrEqual(5)
    }
  })

  test('plates', () => {
    for (const row of rows.plates)
      plateOffer.parse({ ...row, plateId: row.id, wholeRounds: row.rounds, privilegeCount: 0, purchase })
  })

  test('privileges', () => {
    for (const row of rows.privileges) {
      privilegeBrief.parse({ ...row, privilegeId: row.id, brandName: brandNames.get(row.brandId) })
      receiveRecord.shape.usageHtml.parse(row.usageHtml)
      for (const prize of (row.prizes ?? []) as { name: string }[])
        receiveRecord.shape.prize.parse(prize.name)
      if (row.groupName) expect(row.groupName.length).toBeLessThanOrEqual(40)
    }
  })

  test('merchants', () => {
    for (const row of rows.merchants) {
      const location = { lng: row.lng, lat: row.lat }
      nearbyMerchant.parse({ ...row, merchantId: row.id, location, distance: null, privileges: [] })
    }
  })

  test('coupons', () => {
    for (const row of rows.coupons) {
      const endsAt = row.endsAt.toISOString()
      couponOffer.parse({ ...row, couponId: row.id, state: 'claimable', claimedPercent: 0, endsAt })
    }
  })

  test('rich texts use only tags that every target draws, and close them', () => {
    const allowed = /^(p|br|strong|em|ul|ol|li|h3|h4|span|img)$/
    const texts = [
      ...rows.agreements.map((row) => row.html),
      ...rows.privileges.flatMap((row) => [row.rulesHtml, row.usageHtml]),
      ...rows.plates.map((row) => row.rulesHtml),
      ...rows.cardProducts.map((row) => row.instructionsHtml),
      ...rows.coupons.map((row) => row.rulesHtml)
    ]
    for (const html of texts) {
      const open: string[] = []
      for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(tag).toMatch(allowed)
        if (!slash) open.push(tag)
        else expect(open.pop()).toBe(tag)
      }
      expect(open).toEqual([])
    }
  })
})
