/** Orders at the sandbox's partners that wait to be paid with us, made on their sites as a person makes them. */
import { partnerCodes, tableEntry } from '../../contract/partner/codes'
import { partnerEndpoints } from '../../contract/partner/endpoints'
import { endpointPath } from '../../contract/endpoint'
import type { Partner } from '../../contract/partner/partner'
import type { PartnerCode } from '../../contract/types'
import { ask, type Buyer } from './buy'
import { PartnerVisit } from './partner-site'

/** A page of ours to which partners send their users for paying. */
export type PartnerPayPage = Partner['payPage'] | NonNullable<Partner['discountPage']>

/** For each of those pages the partner's number of an order that is paid on it. */
export type PartnerOrderNos = Readonly<Record<PartnerPayPage, string>>

/** Numbers that no partner knows: for tests in which nothing is ordered there. */
export const UNKNOWN_TO_PARTNERS: PartnerOrderNos = {
  hdzpayment: 'HDZ0001',
  hdzqnxPayRedirect: 'QNX0001',
  mtPayRedirect: 'MT0001',
  nndypPayRedirect: 'YRS0001',
  payment: 'HW0001',
  discountOrderingPay: 'HW0002'
}

/** Of haiwei one is sold at its list price, and one below it: each is paid on a page of its own. */
const PRODUCTS = { payment: 'ticket-park', discountOrderingPay: 'mug' } as const

/** Orders at each partner what is paid on one of our pages; no order of ours is made yet. */
export async function orderAtPartners(buyer: Buyer): Promise<PartnerOrderNos> {
  const order = (page: PartnerPayPage) => orderFor(page, buyer)
  return {
    hdzpayment: await order('hdzpayment'),
    hdzqnxPayRedirect: await order('hdzqnxPayRedirect'),
    mtPayRedirect: await order('mtPayRedirect'),
    nndypPayRedirect: await order('nndypPayRedirect'),
    payment: await order('payment'),
    discountOrderingPay: await order('discountOrderingPay')
  }
}

async function orderFor(page: PartnerPayPage, buyer: Buyer): Promise<string> {
  const productId = page in PRODUCTS ? PRODUCTS[page as keyof typeof PRODUCTS] : undefined
  const visit = await PartnerVisit.open(await loginAddress(partnerOf(page), productId, buyer))
  const { payUrl } = await visit.orderAnything()
  if (payUrl.pathname !== `/pages/${page}/index`) throw new Error(`${payUrl.pathname} is not ${page}`)
  return payUrl.searchParams.get('orderNo') ?? ''
}

/** The first partner that sends its users to a page. */
function partnerOf(page: PartnerPayPage): PartnerCode {
  const found = partnerCodes.find((code) => {
    const { payPage, discountPage } = tableEntry(code)
    return payPage === page || discountPage === page
  })
  if (!found) throw new Error(`no partner sends anybody to ${page}`)
  return found
}

/** Where the buyer is logged in at a partner, or at a product of it; at the server that was asked, whatever its public name is. */
async function loginAddress(
  partner: PartnerCode,
  productId: string | undefined,
  buyer: Buyer
): Promise<string> {
  const endpoint = partnerEndpoints[tableEntry(partner).login]
  const body = endpoint.method === 'POST' ? { productId } : undefined
  const { url } = await ask<{ url: string }>(buyer, endpoint.method, endpointPath(endpoint), body)
  const { pathname, search } = new URL(url)
  return buyer.origin + pathname + search
}
