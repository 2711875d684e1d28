import { setTimeout as wait } from 'node:timers/promises'
import { isPartnerWith } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'
import { signatureOf } from '../../gateways/recharge/parameter-signature'
import type { PartnerAccess } from '../../gateways/partner/signed-call'
import type { Kit } from '../../http/kit'
import { formOf, isBelieved, textsOf } from './believed'
import { filmsOf } from './films'
import { countReported, findOrder, markRefunded, modeOf, acceptPayment, type SiteOrder } from './repository'
import { itemOf } from './site'
import { SITES } from './sites'

/** Longer than our timeout for a partner: its response arrives too late. */
const SLOW_MS = 6_500
/** A payment made in time may be reported late. */
const GRACE_MS = 10 * 60_000

/** The response to a call, before signing. */
export interface ApiAnswer {
  readonly code: 'OK' | 'NOT_FOUND' | 'REFUSED' | 'BAD_SIGN'
  readonly message?: string
  readonly data?: unknown
}

type Parameters = Readonly<Record<string, string>>
export type ApiCall = (parameters: Parameters, now: Date) => Promise<ApiAnswer | 'down'>

/**
 * One call of the partner protocol on the partner's side: verified, answered, signed
 * (docs/how-to/partner-protocol.md).
 */
export function protocolRoute(kit: Kit, access: PartnerAccess, url: string, call: ApiCall): void {
  kit.rawRoute({
    method: 'POST',
    url,
    body: 'raw',
    handler: async (request, reply) => {
      const now = kit.clock.now()
      const parameters = textsOf(formOf(request.body))
      if (!(await isBelieved(access, parameters, kit.limit, now)))
        return reply.code(401).send({ code: 'BAD_SIGN' })
      const answered = await call(parameters, now)
      if (answered === 'down') return reply.code(503).send({ code: 'DOWN' })
      const { code, message = '', data } = answered
      const answer = {
        code,
        message,
        data: data === undefined ? '' : JSON.stringify(data),
        nonce: parameters.nonce ?? '',
        time: String(Math.floor(now.getTime() / 1000))
      }
      return reply.send({ ...answer, sign: signatureOf(answer, access.secret) })
    }
  })
}

/** The calls that a partner answers for us, with switches for trying out failures. */
export function sandboxPartnerApi(kit: Kit, partner: PartnerCode, access: PartnerAccess, path: string): void {
  const { db } = kit
  const site = SITES[partner]
  const route = (name: string, call: ApiCall) =>
    protocolRoute(kit, access, `${path}/api/${name}`, async (parameters, now) => {
      const { slow, unreachable } = await modeOf(partner, db)
      if (unreachable) return 'down'
      const answer = await call(parameters, now)
      if (slow) await wait(SLOW_MS)
      return answer
    })
  const orderOf = ({ order_no = '', user = '' }: Parameters) => findOrder(partner, order_no, user, db)

  route('order', async (parameters, now) => {
    const order = await orderOf(parameters)
    return order ? { code: 'OK', data: told(order, now) } : { code: 'NOT_FOUND' }
  })

  route('paid', async (parameters, now) => {
    const order = await orderOf(parameters)
    if (!order) return { code: 'NOT_FOUND', message: '没有这张订单' }
    const { orderNo, userId } = order
    await countReported(partner, orderNo, userId, db)
    const tradeNo = parameters.trade_no ?? ''
    if (order.tradeNo === tradeNo) return { code: 'OK' }
    if ((await modeOf(partner, db)).refuses) return refused('商家未能出单')
    if (String(order.payFen) !== parameters.amount) return refused('支付金额与订单金额不一致')
    const latest = new Date(now.getTime() - GRACE_MS)
    if (await acceptPayment({ partner, orderNo, userId, tradeNo, latest }, db)) return { code: 'OK' }
    const after = await orderOf(parameters)
    if (after?.tradeNo === tradeNo) return { code: 'OK' }
    return refused(after?.state === 'paid' ? '订单已由另一笔支付付清' : '订单已取消')
  })

  route('refunded', async ({ order_no = '', user = '' }) =>
    (await markRefunded(partner, order_no, user, db)) ? { code: 'OK' } : { code: 'NOT_FOUND' }
  )

  if (isPartnerWith(partner, 'calls', 'films')) {
    route('films', async ({ city_code = '', date = '' }, now) => ({
      code: 'OK',
      data: filmsOf(city_code, date, now)
    }))
  }
  if (isPartnerWith(partner, 'calls', 'discount')) {
    route('product', async ({ product_id = '' }) => {
      const item = itemOf(site, product_id)
      if (!item) return { code: 'NOT_FOUND' }
      const { id, title, detail, picture, listFen, payFen } = item
      const rules = `<p>${detail}</p><ul><li>付款后不可更改，未使用可在七日内退。</li><li>订单保留 15 分钟。</li></ul>`
      return {
        code: 'OK',
        data: {
          product_id: id,
          name: title,
          picture,
          list_fen: listFen,
          price_fen: payFen,
          rules_html: rules,
          on_sale: true
        }
      }
    })
  }
}

const refused = (message: string): ApiAnswer => ({ code: 'REFUSED', message })

function told(order: SiteOrder, now: Date) {
  const over = order.state === 'unpaid' && order.expiresAt <= now
  return {
    order_no: order.orderNo,
    user: order.userId,
    title: order.title,
    detail: order.detail,
    picture: order.picture,
    list_fen: order.listFen,
    pay_fen: order.payFen,
    state: over ? 'cancelled' : order.state,
    expires_at: order.expiresAt.toISOString(),
    usable_until: order.usableUntil?.toISOString() ?? null
  }
}
