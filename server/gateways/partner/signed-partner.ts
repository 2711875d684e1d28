import type { PartnerCode } from '@contract/types'
import { RemoteError } from '../remote-json'
import type { PartnerGateway, PartnerVerdict, PaymentForPartner } from './partner-gateway'
import { filmsAnswer, orderAnswer, productAnswer } from './shapes'
import { dataOf, signedCall, signedParameters, type PartnerAccess } from './signed-call'

/**
 * The client for all partners, using our published protocol (docs/how-to/partner-protocol.md): HMAC over all
 * parameters, time and nonce, both ways. `clock` returns milliseconds.
 */
export function createSignedPartner(
  code: PartnerCode,
  access: PartnerAccess,
  clock: () => number = Date.now
): PartnerGateway {
  const { siteUrl, system } = access
  const site = new URL(siteUrl)
  const ask = (name: string, parameters: Readonly<Record<string, string>>) =>
    signedCall(access, name, parameters, clock())
  const unexpected = (answer: string) => new RemoteError(system, answer)

  const gateway: PartnerGateway = {
    code,
    siteUrl,

    loginUrl({ user, towards, back, backDiscount }) {
      const to = towards && gateway.isOwn(towards) ? towards : `${siteUrl}/`
      const parameters = { user, to, back, back_discount: backDiscount }
      return `${siteUrl}/login?${new URLSearchParams(signedParameters(access, parameters, clock())).toString()}`
    },
    orderUrl: (partnerOrderNo, visit) =>
      gateway.loginUrl({
        ...visit,
        towards: `${siteUrl}/order?orderNo=${encodeURIComponent(partnerOrderNo)}`
      }),
    productUrl: (productId, visit) =>
      gateway.loginUrl({ ...visit, towards: `${siteUrl}/item?itemId=${encodeURIComponent(productId)}` }),

    isOwn(address) {
      if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return false
      const url = new URL(address)
      const below =
        url.pathname === site.pathname || url.pathname.startsWith(site.pathname.replace(/\/?$/, '/'))
      return url.origin === site.origin && url.username === '' && url.password === '' && below
    },

    async order(partnerOrderNo, user) {
      const answer = await ask('order', { order_no: partnerOrderNo, user })
      if (answer.code === 'NOT_FOUND') return null
      if (answer.code !== 'OK') throw unexpected(answer.code)
      const order = dataOf(access, answer, orderAnswer)
      if (order.user !== user || order.order_no !== partnerOrderNo) return null
      const { title, detail, picture, state } = order
      const [listFen, payFen, expiresAt] = [order.list_fen, order.pay_fen, new Date(order.expires_at)]
      return {
        partnerOrderNo,
        title,
        detail,
        picture,
        listFen: Math.max(listFen, payFen),
        payFen,
        state,
        expiresAt,
        usableUntil: order.usable_until ? new Date(order.usable_until) : null
      }
    },

    async confirmPaid(payment): Promise<PartnerVerdict> {
      const answer = await ask('paid', flat(payment))
      if (answer.code === 'OK') return { state: 'done' }
      if (answer.code === 'REFUSED' || answer.code === 'NOT_FOUND') {
        return { state: 'refused', reason: answer.message || '合作方未能接单' }
      }
      throw unexpected(answer.code)
    },

    async notifyRefund(payment) {
      const answer = await ask('refunded', flat(payment))
      if (answer.code !== 'OK' && answer.code !== 'NOT_FOUND') throw unexpected(answer.code)
    },

    async films(cityCode, date) {
      const answer = await ask('films', { city_code: cityCode, date })
      if (answer.code !== 'OK') throw unexpected(answer.code)
      return dataOf(access, answer, filmsAnswer)
    },

    async product(productId) {
      const answer = await ask('product', { product_id: productId })
      if (answer.code === 'NOT_FOUND') return null
      if (answer.code !== 'OK') throw unexpected(answer.code)
      const product = dataOf(access, answer, productAnswer)
      if (product.product_id !== productId) return null
      return {
        productId,
        name: product.name,
        picture: product.picture,
        listFen: product.list_fen,
        priceFen: product.price_fen,
        rulesHtml: product.rules_html,
        onSale: product.on_sale
      }
    }
  }
  return gateway
}

const flat = ({ partnerOrderNo, user, tradeNo, amountFen }: PaymentForPartner) => ({
  order_no: partnerOrderNo,
  user,
  trade_no: tradeNo,
  amount: String(amountFen)
})
