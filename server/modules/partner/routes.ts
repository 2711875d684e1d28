import { firstPartnerWith, partnersWith } from '@contract/partner/codes'
import { partnerEndpoints } from '@contract/partner/endpoints'
import { partnerSchemas } from '@contract/partner/schema'
import type { Partner } from '@contract/partner/partner'
import type { PartnerCode } from '@contract/types'
import { ourNumber } from '../../domain/order-number'
import type { KeyedContext } from '../../http/context'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { findOrder, orderView, type Referral } from '../order'
import { confirmLeftovers } from './confirm'
import { createPartnerOrder } from './create'
import { listFilms } from './films'
import { jdCardOf, jdCardView, sendJdMessage } from './jd'
import { mobileOf } from './member-repository'
import { theirNumber } from './numbers'
import { partnerDependencies } from './dependencies'
import { partnerService, type Visitor } from './service'

/** Two partners share these calls; an order's number does not show which of them has it. */
const FOOD = partnersWith('calls', 'food')
const FILMS = partnersWith('calls', 'films')
const DISCOUNT = partnersWith('calls', 'discount')

/** Requests to a partner through us, per minute and address. */
const MAX_PER_MINUTE = 120
const MINUTE_MS = 60_000

/** Partner endpoints, and payment notifications to partners. */
export function partnerModule(kit: Kit): void {
  const { db, limit, gateways } = kit
  const dependencies = partnerDependencies(kit)
  const partners = partnerService(dependencies)

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
    const order = await findOrder(memberId, await createPartnerOrder(dependencies, wanted), now, db)
    if (!order) throw new Error('The order that was just made is not there')
    return orderView(order)
  }
  const details = (codes: readonly PartnerCode[], orderNo: string, memberId: string) =>
    partners.details({ memberId, partners: codes, partnerOrderNo: theirNumber(orderNo) })

  /** A login for one specific partner. */
  const loginOfOne = (call: Partner['login']) => {
    const code = firstPartnerWith('login', call)
    return async ({ redirectUrl }: { readonly redirectUrl?: string | undefined }, visitor: Visitor) =>
      partners.loginUrl(code, visitor, redirectUrl)
  }

  kit.bind(partnerEndpoints, partnerSchemas, {
    getLoginUrl: async ({ partner, redirectUrl }, visitor) =>
      partners.loginUrl(partner, visitor, redirectUrl),
    getQnxLoginUrl: loginOfOne('getQnxLoginUrl'),
    getMeituanUrl: loginOfOne('getMeituanUrl'),
    getMeituanDpUrl: loginOfOne('getMeituanDpUrl'),
    getYearsH5LoginUrl: async (input, visitor) => partners.filmsUrl(visitor, input),
    hdzCreateOrder: (input, context) => create([input.partner], input, context),
    hdzGetUrlByOrderNo: ({ orderNo, partner }, visitor) =>
      partners.orderWithUrl(
        { memberId: visitor.memberId, partners: [partner], partnerOrderNo: theirNumber(orderNo) },
        visitor
      ),
    yearsCreateOrder: (input, context) => create(FILMS, input, context),
    getYearsOrder: ({ orderNo }, { memberId }) => details(FILMS, orderNo, memberId),
    meituanGetByOrderNo: ({ orderNo }, { memberId }) => details(FOOD, orderNo, memberId),
    createMeituanOrder: (input, context) => create(FOOD, input, context),
    haiweiGetOrderDetails: ({ orderNo }, { memberId }) => details(DISCOUNT, orderNo, memberId),
    haiweiPayOrder: (input, context) => create(DISCOUNT, input, context),
    haiweiGetProductInfo: async ({ productId }, { network }) => {
      await limitNetwork(limit, {
        purpose: 'partner-product',
        network,
        max: MAX_PER_MINUTE,
        windowMs: MINUTE_MS
      })
      return partners.product(productId)
    },
    haiweiProductCouponSkip: ({ productId }, visitor) => partners.productUrl(productId, visitor),
    getPartnerReturn: ({ orderNo }, visitor) => partners.wayBack(ourNumber(orderNo), visitor),
    listFilms: async (input, { network, now }) => {
      await limitNetwork(limit, { purpose: 'films', network, max: MAX_PER_MINUTE, windowMs: MINUTE_MS })
      return listFilms(dependencies, input, now)
    },
    jdVerifyCodeSign: async (proof, { now }) => jdCardView(await jdCardOf(gateways.jd, proof, now)),
    sendJDShortMessage: async (proof, { memberId, now }) => {
      const card = await jdCardOf(gateways.jd, proof, now)
      return sendJdMessage({ limit, sms: gateways.sms }, card, await mobileOf(memberId, db))
    }
  })

  kit.jobs.every('confirm partner orders', 5_000, (now) => confirmLeftovers(dependencies, now))
}
