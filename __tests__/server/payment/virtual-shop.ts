/** A shop whose mini-program sells cards and products by WeChat's virtual payment, and phones that pay there. */
import { runVirtualGoods } from '../../../scripts/virtual-goods/commands'
import type { Order, PayParameters } from '../../../contract/types'
import type { OrderNo } from '../../../server/domain/order-number'
import { explainOrder, ledgerDifferences } from '../../../server/modules/ledger/repository'
import { createVirtualPay } from '../../../server/gateways/virtual-pay/create-virtual-pay'
import type { VirtualPayGateway } from '../../../server/gateways/virtual-pay/virtual-pay-gateway'
import { shippingModule } from '../../../server/modules/shipping/routes'
import type { CallOptions, CallResult } from '../../support/server/call'
import { testSettings } from '../../support/server/test-app'
import { openShop, type Notice, type Shop, type ShopOptions } from './shop'

export interface VirtualShop extends Shop {
  readonly virtualPay: VirtualPayGateway
  /** What the command said, by line. */
  readonly said: string[]
  /** Runs the command that makes and releases items. */
  command(...args: string[]): Promise<void>
  /** Starts to pay on a phone of this name. */
  start(token: string, orderNo: string, phone?: Phone): Promise<CallResult<PayParameters>>
  /** WeChat on the phone opens the payment, and the buyer pays or cancels. */
  sheet(
    parameters: PayParameters,
    options?: { notice?: Notice; result?: 'pay' | 'cancel'; phone?: Phone }
  ): Promise<{
    errCode: number
    errMsg: string
  }>
}

export interface Phone {
  readonly name: string
  readonly os: 'ios' | 'android'
  readonly wechat?: string
  readonly library?: string
}

export const ANDROID: Phone = { name: 'pixel', os: 'android' }
export const IPHONE: Phone = { name: 'iphone', os: 'ios' }

let logins = 0

/** Headers of the mini-program on a phone. */
export const inMini = ({ os }: Phone): CallOptions => ({ headers: { 'x-platform': 'mini', 'x-os': os } })

export async function openVirtualShop(options: ShopOptions = {}): Promise<VirtualShop> {
  const virtualGoods = ['card', 'product'] as const
  const shop = await openShop({
    ...options,
    mini: true,
    modules: [shippingModule, ...(options.modules ?? [])],
    settings: { virtualGoods, ...options.settings }
  })
  const settings = { ...testSettings(), port: Number(new URL(shop.origin).port) }
  const virtualPay = await createVirtualPay(settings, () => shop.clock.now().getTime())
  if (!virtualPay) throw new Error('The sandbox always is set up')
  const said: string[] = []
  return {
    ...shop,
    virtualPay,
    said,
    command: (...args) =>
      runVirtualGoods(args, {
        db: shop.database.db,
        gateway: virtualPay,
        kinds: virtualGoods,
        publicOrigin: 'http://test.local',
        now: () => shop.clock.now(),
        say: (line) => said.push(line),
        sleep: () => Promise.resolve()
      }),
    start: (token, orderNo, phone = ANDROID) => {
      const { name, wechat = '8.0.68', library = '3.8.9' } = phone
      const input = {
        orderNo,
        way: 'mini',
        loginCode: `sandbox-${name}-n${(logins += 1)}`,
        virtual: { wechat, library }
      }
      return shop.ask<PayParameters>('payOrder', input, token, inMini(phone))
    },
    async sheet({ virtual }, { notice = 'normal', result = 'pay', phone = ANDROID } = {}) {
      const response = await fetch(`${shop.origin}/sandbox/virtual-pay/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ deviceId: phone.name, os: phone.os, payment: virtual, result, notice })
      })
      return (await response.json()) as { errCode: number; errMsg: string }
    }
  }
}

/** Makes and releases all items of the shop. */
export async function releaseItems(shop: VirtualShop): Promise<void> {
  await shop.command('upload', PICTURE)
  await shop.command('publish')
  shop.said.length = 0
}

/** An order made in the mini-program on a phone. */
export async function orderInMini(
  shop: VirtualShop,
  token: string,
  input: Record<string, unknown>,
  phone: Phone = ANDROID
): Promise<Order> {
  const made = await shop.ask<Order>('createOrder', input, token, inMini(phone))
  if (made.resultCode !== '100') throw new Error(`${made.resultCode} ${made.resultMsg}`)
  return made.data
}

/** Its payment, begun and signed. */
export async function beginInMini(
  shop: VirtualShop,
  token: string,
  orderNo: string,
  phone: Phone = ANDROID
): Promise<PayParameters> {
  const { resultCode, resultMsg, data } = await shop.start(token, orderNo, phone)
  if (resultCode !== '100') throw new Error(`${resultCode} ${resultMsg}`)
  return data
}

/** A card or product that was paid; gives the order's number. */
export async function paidInMini(
  shop: VirtualShop,
  token: string,
  input: Record<string, unknown>,
  phone: Phone = ANDROID
): Promise<string> {
  const { orderNo } = await orderInMini(shop, token, input, phone)
  const { errCode, errMsg } = await shop.sheet(await beginInMini(shop, token, orderNo, phone), { phone })
  if (errCode !== 0) throw new Error(errMsg)
  return orderNo
}

/** Payments of an order, oldest first. */
export const paymentsOf = async (shop: VirtualShop, orderNo: string) =>
  (
    await shop.database.pool.query<{ way: string; state: string; refunded: number }>(
      `select way, state, refunded_fen as refunded from payments where order_no = $1 order by created_at, out_trade_no`,
      [orderNo]
    )
  ).rows

/** Whether the ledger of an order adds up to what its tables say; gives what its accounts of money have. */
export async function moneyOf(shop: VirtualShop, orderNo: string): Promise<Record<string, number>> {
  expect(await ledgerDifferences([orderNo, `${orderNo}0`], 10, shop.database.db)).toEqual([])
  const { balances } = await explainOrder(orderNo as OrderNo, shop.database.db)
  const money = balances.filter(({ unit, amount }) => unit === 'fen' && amount !== 0)
  return Object.fromEntries(money.map(({ account, amount }) => [account, amount]))
}

/** Address of a picture that stands in for those that WeChat does not show. */
export const PICTURE = 'https://test.local/item.png'
