/** What one order may cost at most. */
import { openMallShop, type MallShop } from './mall-shop'

let shop: MallShop
beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

test('is ¥1,000,000 at most, with its freight: more is refused in words', async () => {
  const token = await shop.login('rich')
  await shop.address('rich')
  const { pool } = shop.database
  const before = await shop.row<{ price: number; list: number }>(
    `select price_fen as price, list_price_fen as list from mall_skus where id = 'heavy'`
  )
  const price = (fen: number, listFen: number) =>
    pool.query(`update mall_skus set price_fen = $1, list_price_fen = $2 where id = 'heavy'`, [fen, listFen])
  const settle = async (fen: number) => {
    await price(fen, fen)
    return shop.settle(token, { line: { skuId: 'heavy', quantity: 2 } })
  }
  try {
    const refused = {
      resultCode: '924',
      resultMsg: '单笔订单最高 100 万元，请减少数量或分开下单',
      data: null
    }
    expect(await settle(50_000_001)).toMatchObject(refused)
    const { data } = await settle(49_000_000)
    expect(data.freightFen).toBeGreaterThan(0)
    expect(data.payFen).toBe(98_000_000 + data.freightFen)
    // the goods alone would do
    expect(await settle(50_000_000)).toMatchObject(refused)
  } finally {
    await price(before.price, before.list)
  }
})
