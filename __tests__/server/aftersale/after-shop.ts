/** A mall shop whose goods are sent and come back, and what its tests do about that. */
import type { AfterSale, Data, Order } from '../../../contract/types'
import { createLogistics } from '../../../server/gateways/logistics/create-logistics'
import { createSandboxWarehouse } from '../../../server/sandbox/warehouse/sandbox-warehouse'
import type { WarehouseGateway } from '../../../server/gateways/warehouse/warehouse-gateway'
import type { CallResult } from '../../support/server/call'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { walletModule } from '../../../server/modules/wallet/routes'
import type { ShopOptions } from '../payment/shop'
import { openMallShop, type MallShop } from '../cart/mall-shop'

export interface Line {
  readonly skuId: string
  readonly quantity: number
}

export interface AfterShop extends MallShop {
  readonly warehouse: WarehouseGateway
  /** Buys and pays goods that are sent; gives the order. */
  paidGoods(token: string, lines: readonly Line[], over?: Record<string, unknown>): Promise<Order>
  /** Buys and pays anything else. */
  paid(token: string, input: Record<string, unknown>): Promise<Order>
  preview(token: string, input: Record<string, unknown>): Promise<Data<'previewAfterSale'>>
  apply(token: string, input: Record<string, unknown>, key?: string): Promise<CallResult<AfterSale>>
  /** Lets the warehouse send all that is open. */
  sendAll(): Promise<void>
  /** Has the money of all refunds arrive. */
  refundAll(): Promise<void>
  /** The merchant's button. */
  merchant(afterSaleId: string, act: string, reason?: string): Promise<number>
  detail(token: string, afterSaleId: string): Promise<AfterSale>
  /** What the channel gave back of an order, fen. */
  givenBack(orderNo: string): Promise<number>
}

const REASON = '不想要了'

/** `modules`: what the shop has besides; `options`: what else is different. */
export async function openAfterShop(
  modules: NonNullable<ShopOptions['modules']> = [],
  options: Pick<ShopOptions, 'wechat' | 'sms' | 'settings'> = {}
): Promise<AfterShop> {
  let warehouse: WarehouseGateway | undefined
  const shop = await openMallShop({
    ...options,
    modules: [privilegeModule, walletModule, ...modules],
    sending: async ({ settings, db }) => {
      warehouse = createSandboxWarehouse(db)
      return { warehouse, logistics: await createLogistics(settings) }
    }
  })
  if (!warehouse) throw new Error('no warehouse')

  async function pay(token: string, order: Order): Promise<Order> {
    const parameters = await shop.begin(token, order.orderNo)
    if (!parameters.settled) await shop.confirm(parameters)
    if ((await shop.stateOf(order.orderNo)) !== 'fulfilled') throw new Error('not fulfilled')
    return order
  }

  return {
    ...shop,
    warehouse,
    async paidGoods(token, lines, over = {}) {
      const { couponReceiveId, ...rest } = over
      const choice = couponReceiveId ? { couponReceiveId } : {}
      for (const { skuId, quantity } of lines) await shop.add(token, skuId, quantity)
      const seen = await shop.settle(token, { couponReceiveId: couponReceiveId ?? null })
      const made = await shop.ask<Order>(
        'createMallOrder',
        {
          lines: [...lines],
          fromCart: true,
          addressId: seen.data.address?.addressId ?? 'none',
          ...choice,
          seenFen: seen.data.payFen,
          ...rest
        },
        token
      )
      if (made.resultCode !== '100') throw new Error(`${made.resultCode} ${made.resultMsg}`)
      return pay(token, made.data)
    },
    paid: async (token, input) => pay(token, await shop.order(token, input)),
    async preview(token, input) {
      return (await shop.ask<Data<'previewAfterSale'>>('previewAfterSale', input, token)).data
    },
    apply: (token, input, key) =>
      shop.ask('applyAfterSale', { reason: REASON, ...input }, token, key ? { key } : {}),
    async sendAll() {
      for (let round = 0; round < 4; round++) {
        shop.clock.advance(61_000)
        await shop.jobs.run('ship goods')
      }
    },
    async refundAll() {
      shop.clock.advance(3_600_000)
      await shop.jobs.run('carry out refunds')
    },
    async merchant(afterSaleId, act, reason = '') {
      const response = await fetch(`${shop.origin}/sandbox/merchant`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ afterSaleId, act, reason })
      })
      return response.status
    },
    async detail(token, afterSaleId) {
      return (await shop.ask<AfterSale>('afterSaleDetail', { afterSaleId }, token)).data
    },
    async givenBack(orderNo) {
      const query = `select coalesce(sum(refunded_fen), 0)::int as fen from sandbox_trades where out_trade_no like $1`
      return (await shop.row<{ fen: number }>(query, [`${orderNo}%`])).fen
    }
  }
}
