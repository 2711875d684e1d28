/**
 * A partner that stands nowhere but in its entry, its record and its sandbox site (docs/how-to/new-partner.md): everything
 * else finds it there.
 */
import { DEMO } from '../../support/new-partner'
import '../../support/server/new-partner'
import { createPartners } from '../../../server/gateways/partner/create-partners'
import { testSettings } from '../../support/server/test-app'
import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let token: string

beforeAll(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
})
afterAll(() => bazaar.close())

test('its site is gone to, its order is paid with us, and done on both sides', async () => {
  const site = await bazaar.visit(token, 'getLoginUrl', { partner: DEMO })
  expect((await site.get(`/sandbox/partner/${DEMO}/`)).text).toContain('示例商城')
  const placed = await site.post(`/sandbox/partner/${DEMO}/order`, { itemId: 'thing', quantity: '2' })
  const partnerOrderNo = new URL(placed.location ?? '', bazaar.origin).searchParams.get('orderNo') ?? ''
  expect(partnerOrderNo).toMatch(/^DEMO/)

  // the way back names it: the page is another partner's too
  const { text } = await site.get(placed.location ?? '')
  const way = /href="([^"]+)">去支付/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(way).toBe(`/pages/hdzqnxPayRedirect/index?orderNo=${partnerOrderNo}&channel=main&partner=${DEMO}`)

  const asked = { orderNo: partnerOrderNo, partner: DEMO }
  const { data: seen } = await bazaar.ask('hdzGetUrlByOrderNo', asked, token)
  expect(seen.order).toMatchObject({ partner: DEMO, partnerName: '示例商城', payFen: 1600, state: 'unpaid' })
  const { data: order } = await bazaar.ask('hdzCreateOrder', asked, token)
  await bazaar.pay(token, order.orderNo)
  await bazaar.until(async () => (await bazaar.stateOf(order.orderNo)) === 'fulfilled')

  const { data: detail } = await bazaar.ask('orderDetail', { orderNo: order.orderNo }, token)
  expect(detail.order).toMatchObject({ partnerName: '示例商城', chatSubject: 'food' })
  const { data: back } = await bazaar.ask('getPartnerReturn', { orderNo: order.orderNo }, token)
  expect(back).toMatchObject({ partner: DEMO, partnerName: '示例商城' })
})

test('who names no partner means the first of the table, as before', async () => {
  const { data } = await bazaar.ask('getLoginUrl', {}, token)
  expect(data.url).toContain('/sandbox/partner/hdz/')
  const { resultCode } = await bazaar.ask('getLoginUrl', { partner: 'qnx' }, token)
  expect(resultCode).toBe('400')
})

test('the real one is connected by the variables of its record', async () => {
  const settings = testSettings()
  const real = { ...settings, gateways: { ...settings.gateways, partner: 'real' as const } }
  const set = {
    PARTNER_DEMO_BASE_URL: 'https://demo.example.com',
    PARTNER_DEMO_APP_ID: 'us',
    PARTNER_DEMO_SECRET: 'x'.repeat(32)
  }
  expect(Object.keys(await createPartners(real, undefined, {}))).toEqual([])
  expect((await createPartners(real, undefined, set))[DEMO]?.siteUrl).toBe('https://demo.example.com')
  await expect(createPartners(real, undefined, { ...set, PARTNER_DEMO_SECRET: '' })).rejects.toThrow(
    'PARTNER_DEMO_SECRET: required to connect Partner demo'
  )
})
