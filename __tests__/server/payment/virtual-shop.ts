/** A shop whose mini-program sells cards and products by WeChat's virtual payment, and phones that pay there. */
import { runVirtualGoods } from '../../../scripts/virtual-goods/commands'
import type { PayParameters } from '../../../contract/types'
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

/** Address of a picture that stands in for those that WeChat does not show. */
export const PICTURE = 'https://test.local/item.png'
