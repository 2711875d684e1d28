import { partnerEndpoints } from '@contract/partner/endpoints'
import { read } from '@/api/read'
import { endWrite, pendingWrite } from '@/api/pending-writes'
import { keyed, type KeyedCall, type Write } from '@/api/write'
import type { Order } from '@/features/order/model'
import { referralOf } from '@/features/order/referral'
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

const ofHdz = (partner: 'hdz' | 'qnx'): OrderSource => ({
  name: partner,
  read: (orderNo) => {
    const { queryKey, queryFn } = read(partnerEndpoints.hdzGetUrlByOrderNo, { orderNo, partner })
    // its address is signed and good for minutes: it is not kept
    return { queryKey, queryFn: async (context) => (await queryFn(context)).order }
  },
  create: (request) => keyed(partnerEndpoints.hdzCreateOrder, { ...request, partner })
})

/** The ordering partner (hdz). */
export const HDZ = ofHdz('hdz')
export const QNX = ofHdz('qnx')

/** Meituan and Dianping: the server finds out which of them it is. */
export const MEITUAN: OrderSource = {
  name: 'meituan',
  read: (orderNo) => read(partnerEndpoints.meituanGetByOrderNo, { orderNo }),
  create: (request) => keyed(partnerEndpoints.createMeituanOrder, request)
}

/** The special-offer film site. */
export const YEARS: OrderSource = {
  name: 'years',
  read: (orderNo) => read(partnerEndpoints.getYearsOrder, { orderNo }),
  create: (request) => keyed(partnerEndpoints.yearsCreateOrder, request)
}

/** The discount-ordering partner (haiwei). */
export const HAIWEI: OrderSource = {
  name: 'haiwei',
  read: (orderNo) => read(partnerEndpoints.haiweiGetOrderDetails, { orderNo }),
  create: (request) => keyed(partnerEndpoints.haiweiPayOrder, request)
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
