import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderDraft } from './model'
import { claimableCouponsQuery, couponChoicesQuery, previewQuery } from './queries'
import { isCouponRefused } from './refusal'
import { useClaimable } from './use-claimable'

/** undefined = the best one; null = none. */
type Choice = string | null | undefined

/** The cost of a draft with the selected coupon and card: initially the best coupon and the longest card. */
export function useCheckout(draft: OrderDraft) {
  const coupons = useQuery(couponChoicesQuery(draft))
  const [coupon, chooseCoupon] = useState<Choice>(draft.couponReceiveId)
  const [card, chooseCard] = useState(draft.memberCardId)

  // the coupons are unknown: nobody pays the full price without confirming it
  const [without, goWithout] = useState(false)
  const lost = coupons.isError && coupons.data === undefined && !without

  const usable = (coupons.data ?? []).filter((choice) => choice.usable)
  const ids = usable.map((choice) => choice.coupon.couponReceiveId)
  const best = ids[0]
  const wanted = coupon === undefined || (coupon !== null && !ids.includes(coupon)) ? best : coupon
  const couponReceiveId = wanted ?? undefined

  const { kind, itemId, quantity } = draft
  // a plate costs the same on every card, so the preview names none and tells which cards there are
  const preview = useQuery({
    ...previewQuery({ kind, itemId, quantity, couponReceiveId }),
    enabled: !coupons.isPending,
    placeholderData: keepPreviousData
  })
  const cards = preview.data?.cards ?? []
  const memberCardId = (cards.find(({ memberCardId: id, fits }) => id === card && fits) ?? cards[0])
    ?.memberCardId

  const refused = isCouponRefused(preview.error)
  const { refetch } = coupons
  useEffect(() => {
    if (!refused) return
    chooseCoupon(null)
    void refetch()
  }, [refused, refetch])

  const chosen = usable.find((choice) => choice.coupon.couponReceiveId === couponReceiveId)
  // if they cannot be loaded, paying works as before: no error is shown
  const offers = useQuery({ ...claimableCouponsQuery(draft), meta: { background: true } }).data
  const claimable = useClaimable(offers, chosen, chooseCoupon)
  return {
    preview,
    /** Why it costs that; undefined where the coupons could not be read, so that none of them can be chosen. */
    explained: coupons.data && preview.data,
    coupons: coupons.data ?? [],
    claimable,
    /** Set while the coupons could not be read: ask for them again, or buy without any. */
    lostCoupons: lost
      ? { retrying: coupons.isFetching, retry: () => void refetch(), goWithout: () => goWithout(true) }
      : undefined,
    chosen,
    chooseCoupon,
    cards,
    memberCardId,
    chooseCard,
    /** The whole request, as it is sent. */
    draft: {
      kind,
      itemId,
      quantity,
      ...(kind === 'plate' ? { memberCardId } : {}),
      couponReceiveId,
      termsVersion: draft.termsVersion
    } satisfies OrderDraft
  }
}
