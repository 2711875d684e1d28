/** Our server with all sandbox partners, asked over real HTTP, and a person's browser on their sites. */
import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import { PARTNERS } from '../../../contract/partner/partners'
import type { Data, Order, PartnerCode, PayParameters } from '../../../contract/types'
import { orderModule, paymentModule } from '../../../server/composition'
import { createJd } from '../../../server/gateways/jd/create-jd'
import type { JdGateway } from '../../../server/gateways/jd/jd-gateway'
import { createPartners } from '../../../server/gateways/partner/create-partners'
import type { PartnerGateway } from '../../../server/gateways/partner/partner-gateway'
import { createPay } from '../../../server/gateways/pay/create-pay'
import { createSms } from '../../../server/gateways/sms/create-sms'
import { fulfilmentModule } from '../../../server/modules/fulfilment/jobs'
import { partnerModule } from '../../../server/modules/partner/routes'
import { sandboxJdModule } from '../../../server/sandbox/jd/routes'
import { sandboxPartnerModule } from '../../../server/sandbox/partner/routes'
import { sandboxPayModule } from '../../../server/sandbox/pay/routes'
import { call, type CallOptions, type CallResult } from '../../support/server/call'
import { FakeClock } from '../../support/server/fake-clock'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'
import { createTestDatabase } from '../../support/server/test-database'
import { freePort } from '../../../e2e/support/free-port'

/** A member's browser at one partner. */
export interface Browser {
  get(path: string): Promise<{ status: number; text: string; location: string | null }>
  post(
    path: string,
    form: Readonly<Record<string, string>> | URLSearchParams
  ): Promise<{ status: number; text: string; location: string | null }>
}

export interface Bazaar extends TestApp {
  readonly origin: string
  readonly partners: Record<PartnerCode, PartnerGateway>
  readonly jd: JdGateway
  ask<N extends EndpointName>(
    name: N,
    input: Readonly<Record<string, unknown>>,
    token?: string,
    options?: CallOptions
  ): Promise<CallResult<Data<N>>>
  /** Goes to a partner by the login address that our call gives. */
  visit(token: string, call: EndpointName, input?: Record<string, unknown>): Promise<Browser>
  /** Logs in at hdz and orders one of its goods there; gives the partner's number. */
  orderAt(token: string, partner?: Exclude<PartnerCode, 'years'>, itemId?: string): Promise<string>
  /** Our order for it. */
  create(token: string, partnerOrderNo: string): Promise<CallResult<Order>>
  /** Begins to pay, and confirms in WeChat. */
  pay(token: string, orderNo: string, notice?: string): Promise<void>
  begin(token: string, orderNo: string): Promise<PayParameters>
  confirm(payParams: PayParameters, notice?: string): Promise<void>
  stateOf(orderNo: string): Promise<string>
  /** Until what runs in the background has come to this. */
  until(what: () => Promise<boolean>): Promise<void>
  row<R>(text: string, values?: readonly unknown[]): Promise<R>
  setMode(
    partner: PartnerCode,
    mode: Partial<Record<'slow' | 'unreachable' | 'refuses', boolean>>
  ): Promise<void>
}

export async function openBazaar(): Promise<Bazaar> {
  const clock = new FakeClock()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = testSettings({ port, publicOrigin: origin })
  const database = await createTestDatabase({ max: 30 })
  const now = () => clock.now().getTime()
  const partners = (await createPartners(settings, now)) as Record<PartnerCode, PartnerGateway>
  const jd = (await createJd(settings, now)) as JdGateway
  const app = await buildTestApp({
    clock,
    settings,
    database,
    gateways: {
      pay: await createPay(settings, now),
      partners,
      jd,
      sms: await createSms('sandbox', database.db)
    },
    modules: [
      orderModule,
      paymentModule,
      fulfilmentModule,
      partnerModule,
      sandboxPayModule,
      sandboxPartnerModule,
      sandboxJdModule
    ]
  })
  await app.server.listen({ port, host: '127.0.0.1' })

  const ask: Bazaar['ask'] = (name, input, token, options) =>
    call(app, endpoints[name], input, { ...(token !== undefined && { token }), ...options })
  const row: Bazaar['row'] = async (text, values = []) => {
    const { rows } = await database.pool.query(text, [...values])
    return rows[0] as never
  }
  const bazaar: Bazaar = {
    ...app,
    origin,
    partners,
    jd,
    ask,
    row,
    async visit(token, name, input = {}) {
      const { data, resultMsg } = await ask(name, input, token)
      if (!data) throw new Error(resultMsg)
      return browserAt((data as { url: string }).url)
    },
    async orderAt(token, partner = 'hdz', itemId = 'coffee-cup') {
      const input = partner === 'haiwei' ? { productId: itemId } : {}
      const browser = await bazaar.visit(token, PARTNERS[partner].login, input)
      const { location } = await browser.post(`/sandbox/partner/${partner}/order`, { itemId, quantity: '1' })
      return new URL(location ?? '', origin).searchParams.get('orderNo') ?? ''
    },
    create: (token, orderNo) => ask('hdzCreateOrder', { orderNo }, token, { key: randomUUID() }),
    async begin(token, orderNo) {
      const { data, resultMsg } = await ask('payOrder', { orderNo, way: 'mini' }, token)
      if (!data) throw new Error(resultMsg)
      return data
    },
    async confirm(payParams, notice = 'normal') {
      await fetch(`${origin}/sandbox/wechat-pay/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payParams, result: 'pay', notice })
      })
    },
    async pay(token, orderNo, notice) {
      await bazaar.confirm(await bazaar.begin(token, orderNo), notice)
    },
    stateOf: async (orderNo) =>
      (await row<{ state: string }>('select state from orders where order_no = $1', [orderNo])).state,
    async until(what) {
      for (let tries = 0; tries < 400; tries++) {
        if (await what()) return
        await new Promise((resume) => setTimeout(resume, 25))
      }
      throw new Error('It did not come to this')
    },
    async setMode(partner, { slow = false, unreachable = false, refuses = false }) {
      const on = { slow, unreachable, refuses }
      const form = Object.entries(on).flatMap(([name, is]) => (is ? [[name, '1']] : []))
      await fetch(`${origin}/sandbox/partner/${partner}/modes`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form)
      })
    },
    close: async () => {
      await app.close()
      await database.drop()
    }
  }
  return bazaar
}

/** Follows a login address to the site, with its cookie kept. */
export async function browserAt(loginUrl: string): Promise<Browser> {
  const { origin } = new URL(loginUrl)
  const login = await fetch(loginUrl, { redirect: 'manual' })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const read = async (response: Response) => ({
    status: response.status,
    text: await response.text(),
    location: response.headers.get('location')
  })
  return {
    get: async (path) =>
      read(await fetch(new URL(path, origin), { redirect: 'manual', headers: { cookie } })),
    post: async (path, form) =>
      read(
        await fetch(new URL(path, origin), {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie },
          body: new URLSearchParams(form)
        })
      )
  }
}
