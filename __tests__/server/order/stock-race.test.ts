import { openShop, type Shop } from '../payment/shop'

let shop: Shop
const tokens: string[] = []

beforeAll(async () => {
  shop = await openShop({ max: 40 })
  for (let n = 0; n < 100; n++) tokens.push(await shop.login(`m${n}`))
})
afterAll(() => shop.close())

const stockOf = async (id: string) =>
  (await shop.row<{ stock: number }>('select stock from products where id = $1', [id])).stock

const setStock = (id: string, stock: number) =>
  shop.database.pool.query('update products set stock = $2 where id = $1', [id, stock])

const orderAll = (itemId: string) =>
  Promise.all(tokens.map((token) => shop.ask('createOrder', { kind: 'product', itemId }, token)))

const codes = (answers: readonly { resultCode: string }[]) => {
  const count: Record<string, number> = {}
  for (const { resultCode } of answers) count[resultCode] = (count[resultCode] ?? 0) + 1
  return count
}

test('mall 376: of two buyers one gets the last piece', async () => {
  await setStock('last', 1)
  const answers = await Promise.all(
    tokens.slice(0, 2).map((token) => shop.ask('createOrder', { kind: 'product', itemId: 'last' }, token))
  )
  expect(codes(answers)).toEqual({ '100': 1, '901': 1 })
  expect(await stockOf('last')).toBe(0)
})

test('100 buyers, 30 pieces: 30 orders', async () => {
  await setStock('many', 30)
  expect(codes(await orderAll('many'))).toEqual({ '100': 30, '901': 70 })
  expect(await stockOf('many')).toBe(0)
  const orders = await shop.row('select count(*)::int as n from order_lines where item_id = $1', ['many'])
  expect(orders).toEqual({ n: 30 })
})

test('control: looking first and taking then sells more than there is', async () => {
  await setStock('many', 1)
  await shop.database.pool.query('alter table products drop constraint products_stock')
  let sold = 0
  await Promise.all(
    tokens.map(async () => {
      const { stock } = await shop.row<{ stock: number }>(`select stock from products where id = 'many'`)
      if (stock < 1) return
      await setStock('many', stock - 1)
      sold += 1
    })
  )
  await shop.database.pool.query('update products set stock = 0 where stock < 0')
  await shop.database.pool.query('alter table products add constraint products_stock check (stock >= 0)')
  expect(sold).toBeGreaterThan(1)
})

test('cancelling gives each piece back once, however often it is asked', async () => {
  await setStock('many', 100)
  const answers = await Promise.all(
    tokens.map((token) =>
      shop.ask<{ orderNo: string }>('createOrder', { kind: 'product', itemId: 'many' }, token)
    )
  )
  expect(await stockOf('many')).toBe(0)
  await Promise.all(
    answers.flatMap(({ data }, index) =>
      [1, 2, 3].map(() => shop.ask('cancelOrder', { orderNo: data.orderNo }, tokens[index] ?? ''))
    )
  )
  expect(await stockOf('many')).toBe(100)
})

test('a plate that may be bought twice is bought twice by a member who taps 100 times', async () => {
  const token = await shop.login('plates')
  const card = await shop.order(token, { kind: 'card', itemId: 'gold' })
  await shop.confirm(await shop.begin(token, card.orderNo))
  const { id } = await shop.row<{ id: string }>(
    'select member_card_id as id from card_terms where order_no = $1',
    [card.orderNo]
  )
  const answers = await Promise.all(
    tokens.map(() => shop.ask('createPlateOrderV2', { plateId: 'extra', memberCardId: id }, token))
  )
  expect(codes(answers)).toEqual({ '100': 2, '902': 98 })
})

test('one key, tapped 100 times at once: one order', async () => {
  const token = tokens[0] ?? ''
  const key = 'the-same-key-for-all'
  const answers = await Promise.all(
    tokens.map(() =>
      shop.ask<{ orderNo: string }>('createOrder', { kind: 'product', itemId: 'tea' }, token, { key })
    )
  )
  expect(codes(answers)).toEqual({ '100': 100 })
  expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
  const made = await shop.row('select count(*)::int as n from orders where request_key = $1', [key])
  expect(made).toEqual({ n: 1 })
})

test('a call that comes again after its answer was lost with the server finds its order', async () => {
  const token = tokens[1] ?? ''
  await setStock('last', 1)
  const input = { kind: 'product', itemId: 'last' }
  const first = await shop.ask<{ orderNo: string }>('createOrder', input, token, { key: 'lost-answer-1' })
  await shop.database.clear('idempotency_keys')
  const again = await shop.ask<{ orderNo: string }>('createOrder', input, token, { key: 'lost-answer-1' })
  expect(again.data.orderNo).toBe(first.data.orderNo)
})
