/** A line of the cart becomes another kind of its product. */
import { openMallShop, type MallShop } from './mall-shop'

let shop: MallShop

beforeAll(async () => {
  shop = await openMallShop()
})
afterAll(() => shop.close())

const someone = () => shop.someone()
const change = (token: string, skuId: string, toSkuId: string) =>
  shop.ask('changeCartSku', { skuId, toSkuId }, token)

const cartOf = async (token: string) =>
  (await shop.cart(token)).map(({ skuId, quantity, chosen }) => [skuId, quantity, chosen])

test('a line stays at its place, with its pieces and whether it is chosen; today’s price is the seen one', async () => {
  const { token } = await someone()
  await shop.add(token, 'tea-s', 2)
  await shop.ask('chooseCartLines', { skuIds: ['tea-s'], chosen: false }, token)
  shop.clock.advance(1000)
  await shop.add(token, 'heavy')
  expect((await change(token, 'tea-s', 'tea-l')).resultCode).toBe('100')
  expect(await cartOf(token)).toEqual([
    ['heavy', 1, true],
    ['tea-l', 2, false]
  ])
  expect((await shop.cart(token))[1]).toMatchObject({ seenFen: null, priceFen: 19900 })
  // again: nothing is there to be changed
  expect((await change(token, 'tea-s', 'tea-l')).resultCode).toBe('100')
  expect(await cartOf(token)).toHaveLength(2)
})

test('it joins a line of that kind, up to what may be bought', async () => {
  const { token } = await someone()
  await shop.add(token, 'few', 2)
  await shop.add(token, 'few-b', 1)
  await shop.ask('chooseCartLines', { skuIds: ['few-b'], chosen: false }, token)
  await change(token, 'few', 'few-b')
  expect(await cartOf(token)).toEqual([['few-b', 2, true]])
  await shop.add(token, 'tea-s', 98)
  await shop.add(token, 'tea-l', 98)
  await change(token, 'tea-l', 'tea-s')
  expect(await cartOf(token)).toContainEqual(['tea-s', 99, true])
  await change(token, 'tea-s', 'tea-last')
  expect(await cartOf(token)).toContainEqual(['tea-last', 1, true])
})

test('neither to what is sold out or no longer sold, nor to another product, nor in another’s cart', async () => {
  const { token } = await someone()
  await shop.add(token, 'tea-s', 3)
  const refusal = async (toSkuId: string) => {
    const { resultCode, resultMsg } = await change(token, 'tea-s', toSkuId)
    return [resultCode, resultMsg]
  }
  expect(await refusal('tea-none')).toEqual(['901', '商品已卖完'])
  for (const other of ['tea-old', 'heavy', 'candy-a', 'nothing'])
    expect(await refusal(other)).toEqual(['404', '商品不存在或已下架'])
  const { token: other } = await someone()
  await change(other, 'tea-s', 'tea-l')
  expect(await cartOf(other)).toEqual([])
  expect(await cartOf(token)).toEqual([['tea-s', 3, true]])
})

test('twenty changes there and back at once lose no piece and make none', async () => {
  const { token } = await someone()
  await shop.add(token, 'tea-s', 5)
  await shop.add(token, 'tea-l', 6)
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0 ? change(token, 'tea-s', 'tea-l') : change(token, 'tea-l', 'tea-s')
    )
  )
  const lines = await shop.cart(token)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.quantity).toBe(11)
})
