import { isPartnerWith, partnerCodes, type PartnerWith } from '@contract/partner/codes'
import { partnerEndpoints } from '@contract/partner/endpoints'
import type { Partner, PartnerCalls } from '@contract/partner/partner'
import { PARTNERS } from '@contract/partner/partners'
import type { PartnerCode } from '@contract/types'
import { read } from '@/api/read'
import { endWrite, pendingWrite } from '@/api/pending-writes'
import { keyed, type KeyedCall, type Write } from '@/api/write'
import type { Order } from '@/features/order/model'
import { referralOf } from '@/features/order/referral'
import { arrivalsOf } from './arrivals'
import type { PartnerOrder } from './model'

type Referral = ReturnType<typeof referralOf>
/** A partner's order, and who sent the buyer. */
export type PartnerOrderRequest = { readonly orderNo: string } & Referral

interface Context {
  readonly signal?: AbortSignal
}

/** Where a partner's orders are read, and how ours is made of one. */
export interface OrderSource {
  /** Part of the name under which a creation under way is kept. */
  readonly name: string
  readonly read: (orderNo: string) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: Context) => Promise<PartnerOrder>
  }
  readonly create: (request: PartnerOrderRequest) => KeyedCall<Order>
}

type Calls = Omit<OrderSource, 'name'>

/** The calls in which the partner is named. */
const named = (partner: PartnerWith<'calls', 'named'>): Calls => ({
  read: (orderNo) => {
    const { queryKey, queryFn } = read(partnerEndpoints.hdzGetUrlByOrderNo, { orderNo, partner })
    // its address is signed and good for minutes: it is not kept
    return { queryKey, queryFn: async (context) => (await queryFn(context)).order }
  },
  create: (request) => keyed(partnerEndpoints.hdzCreateOrder, { ...request, partner })
})

const CALLS: Readonly<Record<Exclude<PartnerCalls, 'named'>, Calls>> = {
  // the server finds out which of the two it is
  food: {
    read: (orderNo) => read(partnerEndpoints.meituanGetByOrderNo, { orderNo }),
    create: (request) => keyed(partnerEndpoints.createMeituanOrder, request)
  },
  films: {
    read: (orderNo) => read(partnerEndpoints.getYearsOrder, { orderNo }),
    create: (request) => keyed(partnerEndpoints.yearsCreateOrder, request)
  },
  discount: {
    read: (orderNo) => read(partnerEndpoints.haiweiGetOrderDetails, { orderNo }),
    create: (request) => keyed(partnerEndpoints.haiweiPayOrder, request)
  }
}

/** Where the orders of a partner are, by the calls of its entry. */
export const sourceOf = (partner: PartnerCode): OrderSource => ({
  name: partner,
  ...(isPartnerWith(partner, 'calls', 'named') ? named(partner) : CALLS[PARTNERS[partner].calls])
})

type PayPage = Partner['payPage'] | NonNullable<Partner['discountPage']>

/** Where the orders are that a page is there to pay: of the partner that is named, or else the first that comes back to it. */
export function sourceAt(path: `pages/${PayPage}/index`, partner?: string): OrderSource {
  const here = partnerCodes.filter((code) => arrivalsOf(code).includes(path))
  const found = here.find((code) => code === partner) ?? here[0]
  if (!found) throw new Error(`No partner comes back to ${path}`)
  return sourceOf(found)
}

const nameOf = (source: OrderSource, orderNo: string) => `partner|${source.name}|${orderNo}`

/** Makes our order for a partner's, once however often it is asked for (double tap, reload, two tabs). */
export const creationAt = (source: OrderSource): Write<PartnerOrderRequest, Order> => ({
  name: ({ orderNo }) => nameOf(source, orderNo),
  call: source.create,
  first: true,
  quiet: true,
  orderOf: (order) => order.orderNo
})

/** What our order for a partner's is made of. Where the one that this device made is over, another will be made. */
export function requestFor(source: OrderSource, partnerOrder: PartnerOrder): PartnerOrderRequest {
  const { partnerOrderNo: orderNo, orderNo: ours } = partnerOrder
  const name = nameOf(source, orderNo)
  const before = pendingWrite(name)?.orderNo
  // the one that was made on this device is not the one that counts any more
  if (before !== undefined && before !== ours) endWrite(name)
  return { orderNo, ...referralOf() }
}
