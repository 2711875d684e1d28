/** The catalogue in the hands of staff: changed once, at once, and beside buyers who order at the same moment. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { Data } from '../../../contract/types'
import { consoleModule } from '../../../server/composition'
import { refreshMallSearchTerms } from '../../../server/db/mall-search-terms'
import { refreshMallSummaries } from '../../../server/db/mall-summaries'
import { mallModule } from '../../../server/modules/mall/routes'
import { consoleCall, staffToken } from '../../support/server/console'
import { openMallShop, type MallShop } from '../cart/mall-shop'

let shop: MallShop
let manager: string

beforeAll(async () => {
  shop = await openMallShop({ modules: [consoleModule, mallModule] })
  await refreshMallSearchTerms(shop.database.db)
  await refreshMallSummaries(shop.database.db)
  manager = await staffToken(shop, 'manager')
})
afterAll(() => shop.close())

type Input = Readonly<Record<string, unknown>>
type Write = 'setPrices' | 'changeStock' | 'setOnSale'

const write = (name: Write, input: Input, key?: string) =>
  consoleCall(
    shop,
    consoleEndpoints[name],
    { kind: 'mall-skus', reason: '店庆', ...input },
    { token: manager, ...(key && { key }) }
  )
const list = async (input: Input = {}) =>
  (await consoleCall<ConsoleData<'catalogue'>>(shop, consoleEndpoints.catalogue, input, { token: manager }))
    .data
const entry = async (itemId: string, kind = 'mall-products') =>
  (
    await consoleCall<ConsoleData<'catalogueEntry'>>(
      shop,
      consoleEndpoints.catalogueEntry,
      { kind, itemId },
      { token: manager }
    )
  ).data
const ids = ({ items }: ConsoleData<'catalogue'>) => items.map(({ itemId }) => itemId)
const codesOf = async (calls: readonly Promise<{ resultCode: string }>[]) =>
  (await Promise.all(calls)).map(({ resultCode }) => resultCode)
const twenty = <T>(work: (n: number) => T) => Array.from({ length: 20 }, (_, n) => work(n))

const TEA_S = { priceFen: 9900, listPriceFen: 12000, cardPriceFen: 8000 }

async function buyer() {
  const one = await shop.someone()
  await shop.address(one.memberId)
  return one
}

test('what is sold, of each kind and page by page, found by name, by its id and by that of a SKU', async () => {
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.nextCursor })
  const third = await list({ limit: 2, cursor: second.nextCursor })
  expect([first, second, third].flatMap(ids)).toEqual(['tea', 'limited', 'candied', 'off', 'pot'])
  expect(third.nextCursor).toBeNull()
  expect(first.items[0]).toMatchObject({ name: '龙井', note: '茶', priceFen: 333, stock: 201, onSale: true })
  for (const text of ['龙井', 'longjing', 'tea', 'tea-l']) expect(ids(await list({ text }))).toEqual(['tea'])
  expect(ids(await list({ text: '没有这样的' }))).toEqual([])
  expect(ids(await list({ kind: 'cards', text: '金' }))).toEqual(['gold'])
  expect(ids(await list({ kind: 'products', text: 'many' }))).toEqual(['many'])
  for (const kind of ['plates', 'ticket-kinds', 'lounge-plans', 'privileges'])
    expect((await list({ kind })).nextCursor).toBeNull()
  const { skus } = await entry('tea')
  expect(skus.find(({ itemId }) => itemId === 'tea-s')).toMatchObject({ ...TEA_S, stock: 100, onSale: true })
})

test('twenty new prices at once: one is set, the others are told, and it is in the history with its reason', async () => {
  const codes = await codesOf(
    twenty((n) =>
      write('setPrices', {
        itemId: 'heavy',
        prices: { priceFen: 4900 - n, listPriceFen: 5000 },
        seen: { priceFen: 5000, listPriceFen: 5000 }
      })
    )
  )
  expect(codes.filter((code) => code === '100')).toHaveLength(1)
  expect(codes.filter((code) => code === '907')).toHaveLength(19)
  const { changes, entry: pot, skus } = await entry('pot')
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    act: 'setPrices',
    about: { kind: 'mall-skus', id: 'heavy' },
    staff: { role: 'manager' },
    before: { priceFen: 5000 },
    after: { priceFen: skus[0]?.priceFen },
    reason: '店庆'
  })
  // lists of the mall go by it, too
  expect(pot.priceFen).toBe(skus[0]?.priceFen)
})

test('an order made before keeps its price; whoever has seen the old one is told, and then pays the new one', async () => {
  const [early, late] = [await buyer(), await buyer()]
  const before = (await shop.buy(early.token, 'tea-s')).data
  const line = { skuId: 'tea-s', quantity: 1 }
  const seen = (await shop.settle(late.token, { line })).data
  const set = await write('setPrices', {
    itemId: 'tea-s',
    prices: { ...TEA_S, priceFen: 8900 },
    seen: TEA_S
  })
  expect(set.resultCode).toBe('100')
  const product = await shop.ask<Data<'getMallProduct'>>('getMallProduct', { productId: 'tea' }, late.token)
  expect(product.data.skus.find(({ skuId }) => skuId === 'tea-s')?.priceFen).toBe(8900)
  const order = {
    lines: [line],
    fromCart: false,
    addressId: seen.address?.addressId,
    seenFen: seen.payFen
  }
  expect((await shop.ask('createMallOrder', order, late.token)).resultCode).toBe('922')
  const after = (await shop.buy(late.token, 'tea-s')).data
  expect(before.payFen - after.payFen).toBe(1000)
  const kept = await shop.row<{ pay_fen: number }>('select pay_fen from orders where order_no = $1', [
    before.orderNo
  ])
  expect(kept.pay_fen).toBe(before.payFen)
})

test('orders beside a change of price have the old price or the new one, and no other', async () => {
  const seen = (await entry('limited')).skus.find(({ itemId }) => itemId === 'few')
  const buyers = await Promise.all(twenty(buyer))
  const bought = buyers.map(({ token }) => shop.buy(token, 'few'))
  const set = write('setPrices', {
    itemId: 'few',
    prices: { priceFen: 900, listPriceFen: 1000 },
    seen: { priceFen: seen?.priceFen, listPriceFen: seen?.listPriceFen }
  })
  const answers = await Promise.all(bought)
  expect((await set).resultCode).toBe('100')
  for (const { resultCode } of answers) expect(['100', '922']).toContain(resultCode)
  const { rows } = await shop.database.pool.query<{ unit_fen: number }>(
    `select distinct unit_fen from order_lines where item_id = 'few'`
  )
  for (const { unit_fen: unitFen } of rows) expect([1000, 900]).toContain(unitFen)
})

test('prices that are none are refused in words, and nothing is written', async () => {
  const seen = { priceFen: 19900, listPriceFen: 20000, cardPriceFen: 15000 }
  const set = (prices: Input, more: Input = {}) =>
    write('setPrices', { itemId: 'tea-l', prices: { ...seen, ...prices }, seen, ...more })
  for (const [prices, words] of [
    [{ priceFen: 0 }, '价格必须大于 0'],
    [{ priceFen: -1 }, '价格必须大于 0'],
    [{ priceFen: 12.5 }, '价格不正确'],
    [{ priceFen: 20001 }, '划线价不能低于售价'],
    [{ cardPriceFen: 19901 }, '持卡价不能高于售价'],
    [{ weekendFen: 100 }, '这类商品没有周末价'],
    [{}, '价格没有变化'],
    [{ priceFen: 9900, cardPriceFen: 9000 }, '价格变动超过 50%，请再次确认']
  ] as const)
    expect(await set(prices)).toMatchObject({ resultCode: '400', resultMsg: words })
  expect(await write('setPrices', { itemId: 'nobody', prices: seen, seen })).toMatchObject({
    resultCode: '404'
  })
  const { changes } = await entry('tea')
  expect(changes.filter(({ about }) => about?.id === 'tea-l')).toEqual([])
  expect((await set({ priceFen: 9900, cardPriceFen: 9000 }, { confirmed: true })).resultCode).toBe('100')
})

test('the same call sent again changes nothing twice', async () => {
  const before = await shop.stockOf('few-b')
  const key = 'stock-key-000000001'
  const calls = await Promise.all(twenty(() => write('changeStock', { itemId: 'few-b', by: 5 }, key)))
  for (const { resultCode } of calls) expect(['100', '409']).toContain(resultCode)
  expect(await shop.stockOf('few-b')).toBe(before + 5)
  expect((await write('changeStock', { itemId: 'few-b', by: 5 }, key)).resultCode).toBe('100')
  expect(await shop.stockOf('few-b')).toBe(before + 5)
})

test('pieces that are added while others are sold: none is lost, on either side', async () => {
  const before = await shop.stockOf('tea-l')
  const buyers = await Promise.all(twenty(buyer))
  const [added, bought] = await Promise.all([
    codesOf(twenty(() => write('changeStock', { itemId: 'tea-l', by: 3 }))),
    Promise.all(buyers.map(({ token }) => shop.buy(token, 'tea-l')))
  ])
  expect(new Set(added)).toEqual(new Set(['100']))
  const sold = bought.filter(({ resultCode }) => resultCode === '100').length
  expect(sold).toBeGreaterThan(0)
  expect(await shop.stockOf('tea-l')).toBe(before + 60 - sold)
})

test('more than is there cannot be taken, of what is not limited nothing, and what was sold stays sold', async () => {
  const stock = await shop.stockOf('tea-s')
  expect(await write('changeStock', { itemId: 'tea-s', by: -stock - 1 })).toMatchObject({
    resultCode: '907',
    resultMsg: `库存只有 ${stock}，不能减少 ${stock + 1}`
  })
  expect(await write('changeStock', { itemId: 'tea-s', by: 0 })).toMatchObject({
    resultCode: '400',
    resultMsg: '请填写增减的数量'
  })
  expect(await write('changeStock', { kind: 'products', itemId: 'tea', by: 1 })).toMatchObject({
    resultCode: '400'
  })
  expect((await write('changeStock', { itemId: 'tea-s', by: -stock })).resultCode).toBe('100')
  expect(await shop.stockOf('tea-s')).toBe(0)
  expect((await write('changeStock', { itemId: 'tea-s', by: stock })).resultCode).toBe('100')
})

test('taken off sale, a product is bought by nobody any more and its orders stay; put back, it is', async () => {
  const { token } = await buyer()
  const made = (await shop.buy(token, 'tea-s')).data
  const off = await codesOf(
    twenty(() => write('setOnSale', { kind: 'mall-products', itemId: 'tea', onSale: false }))
  )
  expect(off.filter((code) => code === '100')).toHaveLength(1)
  expect(off.filter((code) => code === '907')).toHaveLength(19)
  expect((await shop.ask('getMallProduct', { productId: 'tea' }, token)).resultCode).toBe('404')
  expect((await shop.buy(token, 'tea-s')).resultCode).not.toBe('100')
  expect(await shop.stateOf(made.orderNo)).toBe('unpaid')
  expect((await write('setOnSale', { kind: 'mall-products', itemId: 'tea', onSale: true })).resultCode).toBe(
    '100'
  )
  expect((await shop.buy(token, 'tea-s')).resultCode).toBe('100')
  expect((await entry('tea')).changes.slice(0, 2)).toMatchObject([
    { act: 'setOnSale', after: { onSale: true } },
    { act: 'setOnSale', before: { onSale: true }, after: { onSale: false } }
  ])
})

test('a SKU comes back only with choices that its product still has', async () => {
  expect(await write('setOnSale', { itemId: 'tea-old', onSale: true })).toMatchObject({
    resultCode: '907',
    resultMsg: '规格与商品现在的选项不一致，请修改商品文件'
  })
})

test('a card that alone carries a plate on sale stays on sale until the plate is off', async () => {
  const put = (kind: string, itemId: string, onSale: boolean) => write('setOnSale', { kind, itemId, onSale })
  const refusal = await put('cards', 'gold', false)
  expect(refusal.resultCode).toBe('907')
  expect(refusal.resultMsg).toContain('没有在售的会员卡可以承载它')
  for (const plate of ['monthly', 'extra']) expect((await put('plates', plate, false)).resultCode).toBe('100')
  expect((await put('cards', 'gold', false)).resultCode).toBe('100')
  const { token } = await shop.someone()
  const order = await shop.ask('createOrder', { kind: 'card', itemId: 'gold' }, token)
  expect(order.resultCode).not.toBe('100')
})

test('whoever may only look sees the same, and changes nothing', async () => {
  const service = await staffToken(shop, 'service')
  const seen = await consoleCall<ConsoleData<'catalogueEntry'>>(
    shop,
    consoleEndpoints.catalogueEntry,
    { kind: 'mall-products', itemId: 'tea' },
    { token: service }
  )
  expect(seen.data.changes.length).toBeGreaterThan(0)
  const sale = { kind: 'mall-products', itemId: 'tea', onSale: false, reason: '试试' }
  expect(await consoleCall(shop, consoleEndpoints.setOnSale, sale, { token: service })).toMatchObject({
    resultCode: '403'
  })
})
