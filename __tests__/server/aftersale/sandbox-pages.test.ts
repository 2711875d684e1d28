/** The shop's side as a stranger plays it: what waits stands first, what cannot be done is not offered. */
import { openAfterShop, type AfterShop } from './after-shop'

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  await shop.address('buyer')
})
afterAll(() => shop.close())

const pageOf = async (name: string) => (await fetch(`${shop.origin}/sandbox/${name}`)).text()
const TEA = [{ skuId: 'tea-s', quantity: 2 }]
const line = (quantity: number) => [{ lineNo: 1, quantity }]

test('the merchant sees what is asked and why, decides on what waits, and reads what became of the rest', async () => {
  const { orderNo } = await shop.paidGoods(token, TEA)
  await shop.sendAll()
  const note = '<script>alert(1)</script>'
  const { data } = await shop.apply(token, { orderNo, kind: 'return', lines: line(1), note })
  const before = await pageOf('merchant')
  for (const words of ['待您处理（1）', '退货退款', '¥99.00', '同意退货', '拒绝申请', '您申请退货退款'])
    expect(before).toContain(words)
  expect(before).not.toContain('<script>')
  expect(before).not.toContain('确认收到退货')

  await shop.merchant(data.afterSaleId, 'refuse', '包装破损')
  const after = await pageOf('merchant')
  for (const words of ['待您处理（0）', '已拒绝', '拒绝原因：包装破损', '其他申请'])
    expect(after).toContain(words)
  expect(after).not.toContain('<button')
})

test('a cancellation is answered by the warehouse: the merchant is not asked', async () => {
  const { orderNo } = await shop.paidGoods(token, TEA)
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  await shop.apply(token, { orderNo, kind: 'cancel', lines: line(1) })
  expect(await pageOf('merchant')).toContain('待您处理（0）')
  await shop.jobs.run('ask the warehouse')
})

test('the warehouse sends parcel by parcel, and moves on what the carrier has', async () => {
  const { orderNo } = await shop.paidGoods(
    token,
    ['tea-s', 'tea-l', 'few'].map((skuId) => ({ skuId, quantity: 1 }))
  )
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  const ours = async () =>
    (await pageOf('warehouse')).split('class="card"').find((card) => card.includes(orderNo))
  expect(await ours()).toContain('待发出')
  const send = () =>
    fetch(`${shop.origin}/sandbox/warehouse`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ orderNo })
    })
  await send()
  shop.clock.advance(11_000)
  await shop.jobs.run('ship goods')
  expect(await ours()).toContain('部分发出')
  // the carrier has not heard of it: there is no step to make
  expect(await ours()).toContain('等待快递揽收')
  expect(await ours()).not.toContain('前进一步')
  await shop.jobs.run('follow parcels')
  expect(await ours()).toContain('前进一步')
  await shop.sendAll()
  await shop.jobs.run('follow parcels')
  for (let step = 0; step < 6; step++) {
    shop.clock.advance(21_000)
    await shop.jobs.run('move sandbox parcels')
  }
  const end = await ours()
  expect(end).toContain('已全部发出')
  expect(end).toContain('快件已签收')
  expect(end).not.toContain('<button')
})
