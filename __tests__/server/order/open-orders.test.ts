/** How many orders a member may leave unpaid, and how long an unpaid order holds what it holds. */
import type { Data, Order } from '../../../contract/types'
import { openShop, type Shop } from '../payment/shop'

const MINUTE = 60_000
let shop: Shop
let members = 0

beforeAll(async () => {
  shop = await openShop({ max: 30 })
})
afterAll(() => shop.close())

const login = () => {
  const n = (members += 1)
  return shop.login(`o${n}`, `137000${String(n).padStart(5, '0')}`)
}
const create = (token: string, input: Record<string, unknown> = {}) =>
  shop.ask<Order>('createOrder', { kind: 'product', itemId: 'tea', ...input }, token)
const five = async (token: string) => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.order(token)))
  return answers.map(({ orderNo }) => orderNo)
}
const setStock = (stock: number) =>
  shop.database.pool.query(`update products set stock = $1 where id = 'last'`, [stock])
const stock = async () =>
  (await shop.row<{ stock: number }>(`select stock from products where id = 'last'`)).stock

describe('unpaid orders of a member', () => {
  test('are five at most, however many are asked for at once; the sixth is told why', async () => {
    const token = await login()
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(token)))
    const made = answers.filter(({ resultCode }) => resultCode === '100')
    const refused = answers.filter(({ resultCode }) => resultCode !== '100')
    expect(made).toHaveLength(5)
    expect(new Set(refused.map(({ resultCode }) => resultCode))).toEqual(new Set(['921']))
    expect(refused[0]?.resultMsg).toBe('待付款订单已达 5 笔，请先支付或取消')
  })

  test('make room when one is cancelled, and when one is paid', async () => {
    const token = await login()
    const [first = '', second = ''] = await five(token)
    await shop.ask('cancelOrder', { orderNo: first }, token)
    expect((await create(token)).resultCode).toBe('100')
    expect((await create(token)).resultCode).toBe('921')
    await shop.confirm(await shop.begin(token, second))
    expect((await create(token)).resultCode).toBe('100')
    expect((await create(token)).resultCode).toBe('921')
  })

  test('do not count any more once they cannot be paid, with no job to close them', async () => {
    const token = await login()
    await five(token)
    shop.clock.advance(15 * MINUTE - 1)
    expect((await create(token)).resultCode).toBe('921')
    shop.clock.advance(1)
    expect(await five(token)).toHaveLength(5)
    expect((await create(token)).resultCode).toBe('921')
  })

  test('one that costs nothing is none of them, nor does another member’s count', async () => {
    const token = await login()
    await five(token)
    expect((await create(token, { itemId: 'free' })).data.state).toBe('fulfilled')
    expect((await create(await login())).resultCode).toBe('100')
  })
})

describe('the hold of an unpaid order', () => {
  // nothing is held any more by what the tests before have left
  beforeEach(async () => {
    shop.clock.advance(20 * MINUTE)
    await shop.jobs.run('close overdue orders')
  })

  test('lasts a little longer than the order can be paid, and then gives way to whoever needs it', async () => {
    const [slow, quick] = [await login(), await login()]
    await setStock(1)
    const held = await shop.order(slow, { itemId: 'last' })
    const params = await shop.begin(slow, held.orderNo)
    shop.clock.advance(20 * MINUTE - 1)
    expect((await create(quick, { itemId: 'last' })).resultCode).toBe('901')
    shop.clock.advance(1)
    const preview = await shop.ask<Data<'previewOrder'>>(
      'previewOrder',
      { kind: 'product', itemId: 'last' },
      quick
    )
    expect(preview.resultCode).toBe('100')
    expect(await shop.stateOf(held.orderNo)).toBe('unpaid')
    expect((await create(quick, { itemId: 'last' })).resultCode).toBe('100')
    expect(await shop.stateOf(held.orderNo)).toBe('closed')
    expect(await stock()).toBe(0)
    // its payment ended with it
    expect(await shop.confirm(params)).not.toBe('requestPayment:ok')
  })

  test('gives way once, to as many as there are pieces', async () => {
    const [slow, ...quick] = await Promise.all(Array.from({ length: 21 }, login))
    await setStock(3)
    await Promise.all([1, 2, 3].map(() => shop.order(slow ?? '', { itemId: 'last' })))
    shop.clock.advance(20 * MINUTE)
    const answers = await Promise.all(quick.map((token) => create(token, { itemId: 'last' })))
    expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(3)
    expect(await stock()).toBe(0)
  })

  test('is closed by the job too, though the payment channel is silent', async () => {
    const token = await login()
    await setStock(1)
    const { orderNo } = await shop.order(token, { itemId: 'last' })
    await shop.begin(token, orderNo)
    const query = jest.spyOn(shop.pay, 'query').mockRejectedValue(new Error('no answer'))
    shop.clock.advance(16 * MINUTE)
    await shop.jobs.run('close overdue orders')
    expect(await shop.stateOf(orderNo)).toBe('unpaid')
    shop.clock.advance(4 * MINUTE)
    await shop.jobs.run('close overdue orders')
    expect(await shop.stateOf(orderNo)).toBe('closed')
    expect(await stock()).toBe(1)
    query.mockRestore()
  })

  test('counts no more against how often a plate may be bought', async () => {
    const token = await login()
    const card = await shop.order(token, { kind: 'card', itemId: 'gold' })
    await shop.confirm(await shop.begin(token, card.orderNo))
    const { id } = await shop.row<{ id: string }>(
      'select member_card_id as id from card_terms where order_no = $1',
      [card.orderNo]
    )
    const plate = () => create(token, { kind: 'plate', itemId: 'extra', memberCardId: id })
    const first = await plate()
    expect([first.resultCode, (await plate()).resultCode]).toEqual(['100', '100'])
    expect((await plate()).resultCode).toBe('902')
    shop.clock.advance(20 * MINUTE)
    expect([(await plate()).resultCode, (await plate()).resultCode, (await plate()).resultCode]).toEqual([
      '100',
      '100',
      '902'
    ])
    expect(await shop.stateOf(first.data.orderNo)).toBe('closed')
  })
})
