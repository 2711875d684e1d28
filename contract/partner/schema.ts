import { z } from 'zod'
import { day, id, linkLabel, oneLine, orderNo, text } from '../common'
import { order } from '../order/shapes'
import type { EndpointSchema } from '../schema'
import { firstPartnerWith, partnersWith } from './codes'
import type { partnerEndpoints } from './endpoints'
import {
  film,
  haiweiProduct,
  jdCard,
  partnerCode,
  partnerOrder,
  partnerOrderNo,
  thirdPartyRedirect
} from './shapes'

/** The address is signed for this member and valid for minutes: it is fetched when needed and never cached. */
const partnerUrl = z.object({ url: text(2000) })

/** `redirectUrl` = the page on the partner's site that a benefit names; the server checks that it belongs to the partner. */
const towards = z.object({ redirectUrl: oneLine(1000).optional() })

const byNumber = z.object({ orderNo: partnerOrderNo })

/** Who referred the buyer (rule role.distributor). */
const referral = {
  distributor: linkLabel(64).optional(),
  account: linkLabel(64).optional(),
  distributionActivityId: linkLabel(64).optional(),
  labelId: linkLabel(40).optional()
}

/** Which of the partners that share a call; the first of them if left out. */
const named = z.enum(partnersWith('calls', 'named')).default(firstPartnerWith('calls', 'named'))
const namedInLogin = z
  .enum(partnersWith('login', 'getLoginUrl'))
  .default(firstPartnerWith('login', 'getLoginUrl'))

const urlCodes = { '913': 'the partner cannot be reached, or is not available to this channel' }
const orderCodes = {
  '404': 'the partner has no such order of this member',
  '907': 'the order is paid, cancelled or expired at the partner',
  '913': 'the partner cannot be reached',
  '918': 'too many concurrent requests',
  '921': 'five orders are unpaid already'
}

const loginUrl = (summary: string) => ({
  summary,
  reads: false,
  input: towards,
  data: partnerUrl,
  codes: urlCodes
})
const details = (summary: string) => ({
  summary,
  reads: 'outside' as const,
  input: byNumber,
  data: partnerOrder,
  codes: orderCodes
})
const creation = (summary: string) => ({
  summary,
  input: z.object({ orderNo: partnerOrderNo, ...referral }),
  data: order,
  codes: orderCodes
})

export const partnerSchemas = {
  getLoginUrl: {
    ...loginUrl('jointLogin 1: login address of the ordering partner (hdz), or of the partner that is named'),
    input: towards.extend({ partner: namedInLogin })
  },
  getQnxLoginUrl: loginUrl('jointLogin 3: login address of QNX'),
  getMeituanUrl: loginUrl('jointLogin 2: login address of Meituan'),
  getMeituanDpUrl: loginUrl('jointLogin 4: login address of Dianping'),
  getYearsH5LoginUrl: {
    ...loginUrl('Login address of the special-offer film site (years)'),
    input: towards.extend({
      filmId: id.optional(),
      cityCode: oneLine(12).optional(),
      date: day.optional()
    })
  },
  hdzCreateOrder: {
    ...creation(
      'Our order for an order of hdz, QNX or another that is named; the amount is the partner’s word'
    ),
    input: z.object({
      orderNo: partnerOrderNo,
      partner: named,
      ...referral
    })
  },
  hdzGetUrlByOrderNo: {
    summary: 'An order of hdz, QNX or another given partner, with its URL on the partner’s site',
    reads: 'outside',
    input: z.object({ orderNo: partnerOrderNo, partner: named }),
    data: z.object({ url: text(2000), order: partnerOrder }),
    codes: orderCodes
  },
  yearsCreateOrder: creation('Our order for film tickets of the special-offer film site'),
  getYearsOrder: details('An order of the special-offer film site'),
  meituanGetByOrderNo: details('An order of Meituan or Dianping'),
  createMeituanOrder: creation('Our order for an order of Meituan or Dianping'),
  haiweiGetOrderDetails: details('An order of the discount-ordering partner (haiwei)'),
  haiweiPayOrder: creation('Our order for an order of haiwei, to be paid at the cashier'),
  haiweiGetProductInfo: {
    summary: 'A haiwei product',
    reads: false,
    input: z.object({ productId: id }),
    data: haiweiProduct,
    codes: { '404': 'no such product', '913': 'the partner cannot be reached' }
  },
  haiweiProductCouponSkip: {
    summary: 'URL of a product on haiwei’s site, with the member logged in',
    input: z.object({ productId: id }),
    data: partnerUrl,
    codes: { ...urlCodes, '404': 'no such product' }
  },
  getPartnerReturn: {
    summary: 'URL of a partner order on the partner’s site, by our order number',
    reads: false,
    input: z.object({ orderNo }),
    data: z.object({ partner: partnerCode, partnerName: text(30), url: text(2000) }),
    codes: { '404': 'the member has no such partner order', '913': 'the partner cannot be reached' }
  },
  listFilms: {
    summary: 'Films showing in a city on a day, with links to their tickets',
    reads: 'outside',
    input: z.object({ cityCode: oneLine(12).optional(), date: day.optional() }),
    data: z.object({
      cityCode: text(12),
      cityName: text(30),
      date: day,
      /** Days with showings, starting today. */
      dates: z.array(day),
      films: z.array(film),
      redirect: thirdPartyRedirect
    }),
    codes: { '913': 'the film site cannot be reached' }
  },
  jdVerifyCodeSign: {
    summary: 'The result of a JD card; `code` and `sign` come from JD’s redirect',
    input: z.object({ code: oneLine(64, 1), sign: oneLine(128, 1) }),
    data: jdCard,
    codes: { '914': 'the signature is wrong or too old', '913': 'JD cannot be reached' }
  },
  sendJDShortMessage: {
    summary: 'Send the result of a JD card to the member’s phone',
    input: z.object({ code: oneLine(64, 1), sign: oneLine(128, 1) }),
    data: z.object({ retryAfterSeconds: z.int() }),
    codes: {
      '914': 'the signature is wrong or too old',
      '913': 'JD cannot be reached',
      '325': 'the member has no phone number',
      '429': 'sent a moment ago',
      '503': 'the message could not be sent'
    }
  }
} as const satisfies Record<keyof typeof partnerEndpoints, EndpointSchema>
