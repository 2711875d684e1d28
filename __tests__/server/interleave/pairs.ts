/** Pairs of writes about money that can meet. */
import type { Scene } from './explore'
import { begun, type TwoProcesses } from './two-processes'
import { shopFaults } from './shop-faults'

/** Pieces of `many` in stock at the beginning. */
export const STOCK = 1_000_000

const MINUTE = 60_000

/** Sets up two calls that meet; buyers are new each time. */
export type Pair = (processes: TwoProcesses) => Promise<Scene>

let buyers = 0
const newBuyer = ({ shop }: TwoProcesses) => shop.login(`buyer-${(buyers += 1)}`)

const scene = (
  { shop }: TwoProcesses,
  work: Scene['work'],
  more?: () => Promise<readonly string[]>
): Scene => ({
  work,
  faults: async () => [...(await shopFaults(shop, STOCK)), ...((await more?.()) ?? [])]
})

const MANY = { kind: 'product', itemId: 'many' } as const

/** What exactly `n` of two answers must be. */
const succeeded = (codes: readonly string[], n: number): string[] =>
  codes.filter((code) => code === '100').length === n ? [] : [`answers were ${codes.join(' and ')}`]

/** Two calls of which only so many can succeed. */
async function rivals(
  processes: TwoProcesses,
  n: number,
  calls: readonly [() => Promise<{ resultCode: string }>, () => Promise<{ resultCode: string }>]
): Promise<Scene> {
  const codes: string[] = []
  const noting = (one: () => Promise<{ resultCode: string }>) => async () => {
    codes.push((await one()).resultCode)
  }
  return Promise.resolve(
    scene(processes, [noting(calls[0]), noting(calls[1])], () => Promise.resolve(succeeded(codes, n)))
  )
}

/** By name: `A × B`. */
export const PAIRS: Readonly<Record<string, Pair>> = {
  async 'a notice × its repeat'(processes) {
    const [a, b] = processes.sides
    const { orderNo } = await begun(processes.shop, await newBuyer(processes), MANY)
    return scene(processes, [() => a.pays(orderNo), () => b.pays(orderNo)])
  },

  async 'a notice × cancelling'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    const { orderNo } = await begun(processes.shop, buyer, MANY)
    return scene(processes, [() => a.pays(orderNo), () => b.ask('cancelOrder', { orderNo }, buyer)])
  },

  async 'a notice × the notice of a second payment'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const { orderNo } = await begun(shop, await newBuyer(processes), MANY)
    await shop.database.pool.query(
      `insert into payments (out_trade_no, order_no, way, amount_fen, state, expires_at) values ($1, $2, 'h5', 100, 'created', $3)`,
      [`${orderNo}P02`, orderNo, shop.clock.now()]
    )
    return scene(processes, [() => a.pays(orderNo), () => b.pays(orderNo, 2)])
  },

  async 'a notice × the job that closes'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const { orderNo } = await begun(shop, await newBuyer(processes), MANY)
    shop.clock.advance(16 * MINUTE)
    return scene(processes, [() => a.pays(orderNo), () => b.job('close overdue orders')])
  },

  async 'cancelling × cancelling'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    const { orderNo } = await processes.shop.order(buyer, MANY)
    const cancel = (side: typeof a) => () => side.ask('cancelOrder', { orderNo }, buyer)
    return scene(processes, [cancel(a), cancel(b)])
  },

  async 'cancelling × the job that closes'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    const { orderNo } = await processes.shop.order(buyer, MANY)
    processes.shop.clock.advance(16 * MINUTE)
    return scene(processes, [
      () => a.ask('cancelOrder', { orderNo }, buyer),
      () => b.job('close overdue orders')
    ])
  },

  async 'an order × the same order again'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    const key = `same-order-${buyers}`
    const orderNos: (string | undefined)[] = []
    const order = (side: typeof a) => async () => {
      const { resultCode, data } = await side.ask<{ orderNo?: string } | null>(
        'createOrder',
        MANY,
        buyer,
        key
      )
      // whoever comes while the first is under way is told to ask again
      if (resultCode === '100') orderNos.push(data?.orderNo)
    }
    return scene(processes, [order(a), order(b)], () =>
      Promise.resolve(new Set(orderNos).size === 1 ? [] : [`${orderNos.length} orders`])
    )
  },

  async 'the last piece × the last piece'(processes) {
    const [a, b] = processes.sides
    const [one, two] = [await newBuyer(processes), await newBuyer(processes)]
    await processes.shop.database.pool.query(`update products set stock = 1 where id = 'last'`)
    const last = { kind: 'product', itemId: 'last' }
    return rivals(processes, 1, [
      () => a.ask('createOrder', last, one),
      () => b.ask('createOrder', last, two)
    ])
  },

  async 'an order with a coupon × another one with it'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    const claimed = await processes.shop.ask<{ couponReceiveId: string }>(
      'receiveCoupon',
      { couponId: 'cut' },
      buyer
    )
    const order = { kind: 'product', itemId: 'tea', couponReceiveId: claimed.data.couponReceiveId }
    return rivals(processes, 1, [
      () => a.ask('createOrder', order, buyer),
      () => b.ask('createOrder', order, buyer)
    ])
  },

  async 'a coupon × the same coupon once more'(processes) {
    const [a, b] = processes.sides
    const buyer = await newBuyer(processes)
    return rivals(processes, 1, [
      () => a.ask('receiveCoupon', { couponId: 'cut' }, buyer),
      () => b.ask('receiveCoupon', { couponId: 'cut' }, buyer)
    ])
  }
}
