import { partnerEndpoints } from '@contract/partner/endpoints'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { read } from '@/api/read'
import { touch } from '@/api/touch'
import { keepOrder, keepWish, pendingOf, settleWish } from '@/api/wish-key'
import type { Order } from '@/features/order/model'
import { referralOf } from '@/features/order/referral'
import { RESULT } from '@contract/envelope/codes'
import type { PartnerOrder } from './model'

type Referral = ReturnType<typeof referralOf>
type Sent = { orderNo: string } & Referral

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
  readonly create: (input: Sent, idempotencyKey: string) => Promise<Order>
}

const ofHdz = (partner: 'hdz' | 'qnx'): OrderSource => ({
  name: partner,
  read: (orderNo) => {
    const { queryKey, queryFn } = read(partnerEndpoints.hdzGetUrlByOrderNo, { orderNo, partner })
    // its address is signed and good for minutes: it is not kept
    return { queryKey, queryFn: async (context) => (await queryFn(context)).order }
  },
  create: (input, idempotencyKey) =>
    call(partnerEndpoints.hdzCreateOrder, { ...input, partner }, { idempotencyKey, quiet: true })
})

/** The ordering partner (hdz). */
export const HDZ = ofHdz('hdz')
export const QNX = ofHdz('qnx')

/** Meituan and Dianping: the server finds out which of them it is. */
export const MEITUAN: OrderSource = {
  name: 'meituan',
  read: (orderNo) => read(partnerEndpoints.meituanGetByOrderNo, { orderNo }),
  create: (input, idempotencyKey) =>
    call(partnerEndpoints.createMeituanOrder, input, { idempotencyKey, quiet: true })
}

/** The special-offer film site. */
export const YEARS: OrderSource = {
  name: 'years',
  read: (orderNo) => read(partnerEndpoints.getYearsOrder, { orderNo }),
  create: (input, idempotencyKey) =>
    call(partnerEndpoints.yearsCreateOrder, input, { idempotencyKey, quiet: true })
}

/** The discount-ordering partner (haiwei). */
export const HAIWEI: OrderSource = {
  name: 'haiwei',
  read: (orderNo) => read(partnerEndpoints.haiweiGetOrderDetails, { orderNo }),
  create: (input, idempotencyKey) =>
    call(partnerEndpoints.haiweiPayOrder, input, { idempotencyKey, quiet: true })
}

/** Refusals after which no order can have been made; after any other failure one may be there. */
const CERTAIN: ReadonlySet<string> = new Set([
  RESULT.badRequest,
  RESULT.notFound,
  RESULT.orderState,
  RESULT.keyReused
])

/**
 * Our order for a partner's: made once however often it is asked for (double tap, reload, two tabs), anew only when the one
 * before is over.
 * @throws ApiError, no toast
 */
export async function orderFor(source: OrderSource, partnerOrder: PartnerOrder): Promise<string> {
  const { partnerOrderNo: orderNo, orderNo: ours } = partnerOrder
  const name = `partner|${source.name}|${orderNo}`
  const before = pendingOf(name)?.orderNo
  // the one that was made on this device is not the one that counts any more
  if (before !== undefined && before !== ours) settleWish(name)
  const pending = keepWish<Sent>(name, { orderNo, ...referralOf() })
  try {
    const order = await source.create(pending.input, pending.key)
    keepOrder(name, order.orderNo)
    void touch(partnerEndpoints.hdzCreateOrder)
    return order.orderNo
  } catch (error) {
    if (error instanceof ApiError && CERTAIN.has(error.code)) settleWish(name)
    throw error
  }
}
