import { partnerEndpoints } from '@contract/partner/endpoints'
import { partnerSchemas } from '@contract/partner/schema'
import type { PartnerCode } from '@contract/types'
import type { KeyedContext } from '../../http/context'
import type { Kit } from '../../http/kit'
import type { Referral } from '../order/create'
import { findOrder } from '../order/read-repository'
import { orderView } from '../order/view'
import { confirmLeftovers } from './confirm'
import { createPartnerOrder } from './create'
import { listFilms } from './films'
import { jdCardOf, jdCardView, sendJdMessage } from './jd'
import { mobileOf } from './member-repository'
import { theirNumber } from './numbers'
import { partnerParts } from './parts'
import { partnerService } from './service'

/** Meituan and Dianping share their calls; an order's number does not tell which of the two has it. */
const MEITUAN: readonly PartnerCode[] = ['meituan', 'meituanDp']

/** What anybody may ask a partner through us: so often in a minute from one address. */
const MOST_A_MINUTE = 120
const MINUTE_MS = 60_000

/** Calls about partners, and telling them what was paid. */
export function partnerModule(kit: Kit): void {
  const { db, limit, gateways } = kit
  const parts = partnerParts(kit)
  const partners = partnerService(parts)

  const create = async (
    codes: readonly PartnerCode[],
    input: Referral & { readonly orderNo: string },
    context: KeyedContext
  ) => {
    const { memberId, channel, idempotencyKey: requestKey, now } = context
    const wanted = {
      memberId,
      channel,
      partners: codes,
      partnerOrderNo: theirNumber(input.orderNo),
      referral: input,
      requestKey,
      now
    }
    const order = await findOrder(memberId, await createPartnerOrder(parts, wanted), db)
    if (!order) throw new Error('The order that was just made is not there')
    return orderView(order)
  }
  const details = (codes: readonly PartnerCode[], orderNo: string, memberId: string) =>
    partners.details({ memberId, partners: codes, partnerOrderNo: theirNumber(orderNo) })

  kit.bind(partnerEndpoints, partnerSchemas, {
    getLoginUrl: async ({ redirectUrl }, visitor) => partners.loginUrl('hdz', visitor, redirectUrl),
    getQnxLoginUrl: async ({ redirectUrl }, visitor) => partners.loginUrl('qnx', visitor, redirectUrl),
    getMeituanUrl: async ({ redirectUrl }, visitor) => partners.loginUrl('meituan', visitor, redirectUrl),
    getMeituanDpUrl: async ({ redirectUrl }, visitor) => partners.loginUrl('meituanDp', visitor, redirectUrl),
    getYearsH5LoginUrl: async (input, visitor) => partners.filmsUrl(visitor, input),
    hdzCreateOrder: (input, context) => create([input.partner], input, context),
    hdzGetUrlByOrderNo: ({ orderNo, partner }, visitor) =>
      partners.orderWithUrl(
        { memberId: visitor.memberId, partners: [partner], partnerOrderNo: theirNumber(orderNo) },
        visitor
      ),
    yearsCreateOrder: (input, context) => create(['years'], input, context),
    getYearsOrder: ({ orderNo }, { memberId }) => details(['years'], orderNo, memberId),
    meituanGetByOrderNo: ({ orderNo }, { memberId }) => details(MEITUAN, orderNo, memberId),
    createMeituanOrder: (input, context) => create(MEITUAN, input, context),
    haiweiGetOrderDetails: ({ orderNo }, { memberId }) => details(['haiwei'], orderNo, memberId),
    haiweiPayOrder: (input, context) => create(['haiwei'], input, context),
    haiweiGetProductInfo: async ({ productId }, { ip }) => {
      await limit(`haiwei-product:${ip}`, MOST_A_MINUTE, MINUTE_MS)
      return partners.product(productId)
    },
    haiweiProductCouponSkip: ({ productId }, visitor) => partners.productUrl(productId, visitor),
    getPartnerReturn: ({ orderNo }, visitor) => partners.wayBack(orderNo, visitor),
    listFilms: async (input, { ip, now }) => {
      await limit(`films:${ip}`, MOST_A_MINUTE, MINUTE_MS)
      return listFilms(parts, input, now)
    },
    jdVerifyCodeSign: async (proof, { now }) => jdCardView(await jdCardOf(gateways.jd, proof, now)),
    sendJDShortMessage: async (proof, { memberId, now }) => {
      const card = await jdCardOf(gateways.jd, proof, now)
      return sendJdMessage({ limit, sms: gateways.sms }, card, await mobileOf(memberId, db))
    }
  })

  kit.jobs.every('confirm partner orders', 5_000, (now) => confirmLeftovers(parts, now))
}
