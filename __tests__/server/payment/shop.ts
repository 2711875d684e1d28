/** A whole shop for tests of orders and money: real server, real HTTP to the sandbox, a little catalogue of its own. */
import { endpoints } from '../../../contract/endpoints'
import { RESULT } from '../../../contract/envelope/codes'
import type { Order, PayParameters } from '../../../contract/types'
import { cartModule, couponModule, orderModule, paymentModule } from '../../../server/composition'
import { createPay } from '../../../server/gateways/pay/create-pay'
import type { PayGateway } from '../../../server/gateways/pay/pay-gateway'
import type { RechargeGateway } from '../../../server/gateways/recharge/recharge-gateway'
import type { SmsGateway } from '../../../server/gateways/sms/sms-gateway'
import type { WechatGateway } from '../../../server/gateways/wechat/wechat-gateway'
import type { Settings } from '../../../server/config/settings'
import type { Queryable } from '../../../server/db/client'
import type { Gateways } from '../../../server/gateways/gateways'
import { aftersaleModule } from '../../../server/modules/aftersale/routes'
import { shippingModule } from '../../../server/modules/shipping/routes'
import { sandboxKuaidi100Module } from '../../../server/sandbox/kuaidi100/routes'
import { sandboxMerchantModule } from '../../../server/sandbox/merchant/routes'
import { sandboxWarehouseModule } from '../../../server/sandbox/warehouse/routes'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { distributionModule } from '../../../server/modules/distribution/routes'
import { fulfilmentModule } from '../../../server/modules/fulfilment/jobs'
import { pointsModule } from '../../../server/modules/points/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { createVirtualPay } from '../../../server/gateways/virtual-pay/create-virtual-pay'
import { sandboxPayModule } from '../../../server/sandbox/pay/routes'
import { sandboxVirtualPayModule } from '../../../server/sandbox/virtual-pay/routes'
import { createSandboxWechat } from '../../../server/sandbox/wechat/sandbox-wechat'
import { call, type CallOptions, type CallResult } from '../../support/server/call'
import { FakeClock } from '../../support/server/fake-clock'
import { buildTestApp, testSettings, type TestApp, type TestAppOptions } from '../../support/server/test-app'
import { freePort } from '../../../e2e/support/free-port'
import { addCatalogue } from './small-catalogue'

/** How often a buyer tries to begin a payment. */
const MAX_TRIES = 5

export type Notice = 'normal' | 'slow' | 'lost' | 'twice'

export interface Shop extends TestApp {
  readonly origin: string
  readonly pay: PayGateway
  ask<D>(
    name: keyof typeof endpoints,
    input: Record<string, unknown>,
    token: string,
    options?: CallOptions
  ): Promise<CallResult<D>>
  /** Creates an order for one product (or what `input` says). */
  order(token: string, input?: Record<string, unknown>): Promise<Order>
  /** Begins to pay; whoever is told to try later, because the channel is late on a busy machine, does. */
  begin(token: string, orderNo: string, way?: 'mini' | 'jsapi' | 'h5'): Promise<PayParameters>
  /** The buyer confirms in their WeChat. */
  confirm(payParams: PayParameters, notice?: Notice, result?: 'pay' | 'cancel'): Promise<string>
  stateOf(orderNo: string): Promise<string>
  /** Another process of it, with connections of its own to the same database; it listens nowhere. */
  beside(database: TestDatabase): Promise<TestApp>
  /** One row of a query. */
  row<R>(text: string, values?: readonly unknown[]): Promise<R>
}

export interface ShopOptions {
  /** Connections to the database. */
  readonly max?: number
  /** With it the shop has privileges too. */
  readonly recharge?: RechargeGateway
  readonly wechat?: WechatGateway
  /** With it WeChat's sandbox tells who logs in on a phone. */
  readonly mini?: true
  readonly sms?: SmsGateway
  /** What the shop has besides orders and payments. */
  readonly modules?: TestAppOptions['modules']
  readonly settings?: TestAppOptions['settings']
  /** With it goods are sent, and come back; it gives their gateways, for the settings and the database of the shop. */
  readonly sending?: (shop: { readonly settings: Settings; readonly db: Queryable }) => Promise<Sending>
}

type Sending = Pick<Gateways, 'warehouse' | 'logistics'>

/** What sends goods, takes them back, and stands in for whoever does. */
const SENDING = [
  shippingModule,
  aftersaleModule,
  sandboxWarehouseModule,
  sandboxKuaidi100Module,
  sandboxMerchantModule
]

/** Opens a shop on a port of its own. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const clock = new FakeClock()
  const port = await freePort()
  const settings = { ...testSettings(options.settings), port }
  const pay = await createPay(settings, () => clock.now().getTime())
  const database = await createTestDatabase({ max: options.max ?? 20 })
  const sending = await options.sending?.({ settings, db: database.db })
  const virtualPay = await createVirtualPay(settings, () => clock.now().getTime())
  const build = (on: TestDatabase) =>
    buildTestApp({
      clock,
      database: on,
      settings,
      gateways: {
        pay,
        virtualPay,
        ...(options.mini && { wechat: createSandboxWechat(database.db, () => clock.now().getTime()) }),
        ...sending,
        ...(options.recharge && { recharge: options.recharge }),
        ...(options.wechat && { wechat: options.wechat }),
        ...(options.sms && { sms: options.sms })
      },
      modules: [
        couponModule,
        pointsModule,
        distributionModule,
        orderModule,
        cartModule,
        paymentModule,
        fulfilmentModule,
        sandboxPayModule,
        sandboxVirtualPayModule,
        ...(options.recharge ? [privilegeModule] : []),
        ...(options.modules ?? []),
        ...(sending ? SENDING : [])
      ]
    })
  const app = await build(database)
  await app.server.listen({ port, host: '127.0.0.1' })
  await addCatalogue(app.database.pool, clock.now())
  const origin = `http://127.0.0.1:${port}`

  const ask: Shop['ask'] = (name, input, token, extra) =>
    call(app, endpoints[name], input, { token, ...extra })
  return {
    ...app,
    async close() {
      await app.close()
      await database.drop()
    },
    origin,
    pay,
    ask,
    beside: build,
    async order(token, input = {}) {
      const made = await ask<Order>('createOrder', { kind: 'product', itemId: 'tea', ...input }, token)
      if (made.resultCode !== '100') throw new Error(`${made.resultCode} ${made.resultMsg}`)
      return made.data
    },
    async begin(token, orderNo, way = 'mini') {
      for (let tries = 1; ; tries += 1) {
        const begun = await ask<PayParameters>('payOrder', { orderNo, way }, token)
        if (begun.resultCode === '100') return begun.data
        if (begun.resultCode !== RESULT.paymentFailed || tries === MAX_TRIES)
          throw new Error(`${begun.resultCode} ${begun.resultMsg}`)
      }
    },
    async confirm(payParams, notice = 'normal', result = 'pay') {
      const response = await fetch(`${origin}/sandbox/wechat-pay/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payParams, result, notice })
      })
      return ((await response.json()) as { errMsg: string }).errMsg
    },
    async stateOf(orderNo) {
      const { rows } = await app.database.pool.query<{ state: string }>(
        'select state from orders where order_no = $1',
        [orderNo]
      )
      return rows[0]?.state ?? 'none'
    },
    async row<R>(text: string, values: readonly unknown[] = []) {
      const { rows } = await app.database.pool.query(text, [...values])
      return rows[0] as R
    }
  }
}
