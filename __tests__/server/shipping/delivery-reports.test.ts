/** What WeChat is told about the delivery of orders paid in the mini-program: what is sent, what is not, and once. */
import type { UploadedShipping, WechatGateway } from '../../../server/gateways/wechat/wechat-gateway'
import { createSandboxWechat } from '../../../server/sandbox/wechat/sandbox-wechat'
import { sandboxWechatModule } from '../../../server/sandbox/wechat/routes'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let token = ''
const told: UploadedShipping[] = []
/** What happens while WeChat answers. */
let meanwhile: () => Promise<void> = () => Promise.resolve()
let sandbox: WechatGateway
beforeAll(async () => {
  const wechat: WechatGateway = {
    appId: 'mini',
    codeToSession: jest.fn(),
    phoneNumber: jest.fn(),
    sendMessage: jest.fn(),
    miniCode: jest.fn(),
    async uploadShipping(shipping) {
      await sandbox.uploadShipping(shipping)
      told.push(shipping)
      await meanwhile()
    }
  }
  shop = await openAfterShop([sandboxWechatModule], { wechat })
  sandbox = createSandboxWechat(shop.database.db)
  token = await shop.login('buyer', '13800000001')
  await shop.address('buyer')
  await shop.database.pool.query(
    `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
     values ('store', 'b', '门店', '', '310100', '上海市', '', '', 121, 31, '', '', '', 50)`
  )
})
afterAll(() => shop.close())
beforeEach(() => {
  told.length = 0
  meanwhile = () => Promise.resolve()
})

const report = () => shop.jobs.run('upload shipping')
const waiting = async () =>
  (
    await shop.row<{ count: number }>(
      'select count(*)::int as count from shipping_reports where due_at is not null'
    )
  ).count

async function buy(input: Record<string, unknown>, way: 'mini' | 'h5' = 'mini'): Promise<string> {
  const { orderNo } = await shop.order(token, input)
  await shop.confirm(await shop.begin(token, orderNo, way))
  return orderNo
}

test('a card, and a voucher: told once each, by whom they were paid, as what is not sent', async () => {
  await buy({ kind: 'card', itemId: 'gold' })
  await buy({ itemId: 'tea', quantity: 2 })
  await Promise.all([report(), report()])
  await report()
  // two rounds at once: either may come first
  told.sort((one) => (JSON.stringify(one).includes('金卡') ? -1 : 1))
  expect(told).toMatchObject([
    { manner: 'virtual', goods: '金卡 ×1', openId: expect.stringMatching(/^o_/) as string },
    { manner: 'virtual', goods: '茶饮 ×2' }
  ])
  expect(told[0]?.transactionId).toMatch(/^\d+$/)
  const page = await (await fetch(`${shop.origin}/sandbox/wechat/reports`)).text()
  expect(page).toContain('金卡 ×1')
})

test('a voucher that shops take is picked up', async () => {
  await shop.database.pool.query(`insert into privilege_merchants values ('cup', 'store')`)
  await buy({ itemId: 'tea' })
  await shop.database.pool.query('delete from privilege_merchants')
  await report()
  expect(told).toMatchObject([{ manner: 'pickup' }])
})

test('paid in a browser, for nothing, or not at all: WeChat holds nothing, and nothing is queued', async () => {
  await buy({ itemId: 'tea' }, 'h5')
  await shop.order(token, { itemId: 'free' })
  await shop.order(token, { itemId: 'many' })
  const { orderNo } = await shop.order(token, { itemId: 'many' })
  await shop.begin(token, orderNo)
  expect(await waiting()).toBe(0)
})

test('parcels are told as they are sent, and one that comes while WeChat answers is told afterwards', async () => {
  await shop.paidGoods(token, [
    { skuId: 'tea-s', quantity: 1 },
    { skuId: 'tea-l', quantity: 1 },
    { skuId: 'few', quantity: 1 }
  ])
  expect(await waiting()).toBe(0)
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  shop.clock.advance(31_000)
  await shop.jobs.run('ship goods')
  meanwhile = () => {
    meanwhile = () => Promise.resolve()
    return shop.sendAll()
  }
  await report()
  await report()
  expect(told).toMatchObject([{ allSent: false }, { allSent: true }])
  expect(told.map((one) => 'parcels' in one && one.parcels.length)).toEqual([1, 2])
  const receivers = told.flatMap((one) =>
    'parcels' in one ? one.parcels.map(({ receiver }) => receiver) : []
  )
  expect(new Set(receivers)).toEqual(new Set(['139****0000']))
  await report()
  expect(told).toHaveLength(2)
  expect(await waiting()).toBe(0)
})

test('what went back is told no more', async () => {
  const orderNo = await buy({ itemId: 'tea' })
  await shop.database.pool.query(`update orders set state = 'refunded' where order_no = $1`, [orderNo])
  await report()
  expect(told).toEqual([])
  expect(await waiting()).toBe(0)
})

test('the sandbox takes a report only of a payment that it knows, by its payer', async () => {
  const shipping = {
    transactionId: '1',
    openId: 'o',
    at: shop.clock.now(),
    manner: 'virtual',
    goods: '卡'
  } as const
  await expect(sandbox.uploadShipping(shipping)).rejects.toThrow('10060001')
})
