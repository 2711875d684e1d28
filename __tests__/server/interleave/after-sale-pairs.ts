/** Pairs of writes about what was bought before: refunds, codes that are used, and points. */
import { approve } from '../../../server/modules/aftersale'
import { redeem } from '../../../server/modules/wallet'
import { testSettings } from '../../support/server/test-app'
import type { PointsShop } from '../points/points-shop'
import type { Scene } from './explore'
import type { Side, TwoProcesses } from './two-processes'

type Processes = TwoProcesses<PointsShop>
export type AfterPair = (processes: Processes) => Promise<Scene>

let buyers = 0

/** A new buyer with an address. */
async function newBuyer({ shop }: Processes) {
  const memberId = `after-${(buyers += 1)}`
  const token = await shop.login(memberId)
  await shop.address(memberId)
  return { memberId, token }
}

/** What must be true of refunds, codes and points, whatever calls have ended. */
async function afterFaults(shop: PointsShop): Promise<readonly string[]> {
  const { rows } = await shop.database.pool.query<{ fault: string }>(
    `select p.out_trade_no || ' goes back more than whole' as fault from payments p where p.amount_fen <
       (select sum(r.amount_fen) from refunds r where r.out_trade_no = p.out_trade_no)
     union all
     select r.order_no || ' has a code in use and all its money back' from receive_records r join payments p on p.order_no = r.order_no
       where r.state = 'used' and p.amount_fen = (select sum(f.amount_fen) from refunds f where f.out_trade_no = p.out_trade_no)
     union all
     select a.id || ' was withdrawn and has a refund' from after_sales a where a.state = 'withdrawn'
       and exists (select 1 from refunds r where r.refund_key = 'aftersale:' || a.id)
     union all
     select a.member_id || ' has points below zero' from points_accounts a where a.balance < 0`
  )
  const astray = await shop.astray()
  return [
    ...rows.map(({ fault }) => fault),
    ...(astray === 0 ? [] : [`${astray} accounts of points are wrong`])
  ]
}

/** @param more checks of what the calls answered */
const scene = (
  { shop }: Processes,
  work: Scene['work'],
  more: () => readonly string[] = () => []
): Scene => ({
  work,
  faults: async () => [...(await afterFaults(shop)), ...more()]
})

/** Both calls, of which `n` must be answered by 100. */
function rivals(
  processes: Processes,
  n: number,
  calls: readonly [() => Promise<{ resultCode: string }>, () => Promise<{ resultCode: string }>]
): Scene {
  const codes: string[] = []
  const noting = (one: () => Promise<{ resultCode: string }>) => async () => {
    codes.push((await one()).resultCode)
  }
  return scene(processes, [noting(calls[0]), noting(calls[1])], () =>
    codes.filter((code) => code === '100').length === n ? [] : [`answers were ${codes.join(' and ')}`]
  )
}

const whole = (orderNo: string) => ({
  orderNo,
  kind: 'refund',
  reason: '不想要了',
  lines: [{ lineNo: 1, quantity: 1 }]
})

/** A shop takes the code of an order, by its number. */
async function takes({ shop }: Processes, { db }: Side, orderNo: string): Promise<void> {
  const { code } = await shop.row<{ code: string }>('select code from receive_records where order_no = $1', [
    orderNo
  ])
  const now = shop.clock.now()
  const taking = { code, scan: `scan-${orderNo}`, reason: '顾客出示了券码', at: now }
  await redeem(
    { db, signing: testSettings().secrets.signing },
    taking,
    { storeIds: null, sightIds: null },
    now
  )
}

/** By name: `A × B`. */
export const AFTER_PAIRS: Readonly<Record<string, AfterPair>> = {
  async 'a refund × the same refund'(processes) {
    const [a, b] = processes.sides
    const { token } = await newBuyer(processes)
    const { orderNo } = await processes.shop.paid(token, {})
    return rivals(processes, 1, [
      () => a.ask('applyAfterSale', whole(orderNo), token),
      () => b.ask('applyAfterSale', whole(orderNo), token)
    ])
  },

  async 'a refund × a shop that takes the code'(processes) {
    const [a, b] = processes.sides
    const { token } = await newBuyer(processes)
    const { orderNo } = await processes.shop.paid(token, {})
    return scene(processes, [
      () => a.ask('applyAfterSale', whole(orderNo), token),
      () => takes(processes, b, orderNo)
    ])
  },

  async 'withdrawing a refund × agreeing to it'(processes) {
    const [a, b] = processes.sides
    const { token } = await newBuyer(processes)
    const { orderNo } = await processes.shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
    await processes.shop.sendAll()
    const { data } = await processes.shop.apply(token, { ...whole(orderNo), kind: 'return' })
    const { afterSaleId } = data
    return scene(processes, [
      () => a.ask('withdrawAfterSale', { afterSaleId }, token),
      () => approve(b.db, afterSaleId, 'merchant', processes.shop.clock.now()).catch(() => undefined)
    ])
  },

  async 'an order with points × another one with the same'(processes) {
    const [a, b] = processes.sides
    const { memberId, token } = await newBuyer(processes)
    await processes.shop.give(memberId, 100)
    const order = async (side: Side) => {
      const line = { skuId: 'tea-s', quantity: 1 }
      const seen = await processes.shop.ask<{ payFen: number; address: { addressId: string } | null }>(
        'settleMall',
        { line, usePoints: true },
        token
      )
      const input = {
        lines: [line],
        fromCart: false,
        addressId: seen.data.address?.addressId ?? '',
        usePoints: true,
        seenFen: seen.data.payFen
      }
      return () => side.ask('createMallOrder', input, token)
    }
    return rivals(processes, 1, [await order(a), await order(b)])
  }
}
