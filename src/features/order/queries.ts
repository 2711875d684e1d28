import { couponEndpoints } from '@contract/coupon/endpoints'
import { orderEndpoints } from '@contract/order/endpoints'
import type { OrderTab } from '@contract/order/stage'
import { plateEndpoints } from '@contract/plate/endpoints'
import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { read, readPages } from '@/api/read'
import { isUnsettled, type OrderDraft, type PayState } from './model'

/** What a draft would cost; writes nothing. */
export const previewQuery = ({ kind, itemId, quantity, memberCardId, couponReceiveId }: OrderDraft) =>
  read(orderEndpoints.previewOrder, {
    kind,
    itemId,
    quantity,
    ...(memberCardId ? { memberCardId } : {}),
    ...(couponReceiveId ? { couponReceiveId } : {})
  })

/** The member's coupons measured against a purchase, the best first. */
export const couponChoicesQuery = ({ kind, itemId, quantity }: OrderDraft) =>
  read(couponEndpoints.getCardCouponList, { kind, itemId, quantity })

/** Coupons that the member could claim for a purchase, the best first. */
export const claimableCouponsQuery = ({ kind, itemId, quantity }: OrderDraft) =>
  read(couponEndpoints.getClaimableCoupons, { kind, itemId, quantity })

/** One order with its history and what can be done to it. */
export const orderDetailQuery = (orderNo: string) => read(orderEndpoints.orderDetail, { orderNo })

/** A final payment state is fresh for this long, ms: as long as any read. */
const ENDED_MS = 15_000

/** Whether an order is paid; refetched each time until final, and on return from the payment app. */
export const payStateQuery = (orderNo: string) => ({
  ...read(orderEndpoints.getPayState, { orderNo }),
  meta: { background: true },
  staleTime: ({ state: { data } }: { state: { data: PayState | undefined } }) =>
    isUnsettled(data?.state) ? 0 : ENDED_MS,
  refetchOnWindowFocus: 'always' as const
})

/** The member's orders of one tab, page by page. */
export const orderListQuery = (state: OrderTab) =>
  readPages(orderEndpoints.orderList, { state, pageSize: 10 })

/** What to show after a payment. */
export const recommendedQuery = (orderNo: string) => read(privilegeEndpoints.getRecommendProduct, { orderNo })

/** A plate on offer, for the page that sells it. */
export const plateOnOfferQuery = (plateId: string) => read(plateEndpoints.getPlateDetail, { plateId })
