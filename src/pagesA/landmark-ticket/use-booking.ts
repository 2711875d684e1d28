import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isMobile } from '@contract/typed/phone'
import { mobileQuery } from '@/features/member/queries'
import { faultText, NO_AMOUNT, type AmountFormFault } from '@/features/order/amount-fault'
import { isCouponRefused } from '@/features/order/refusal'
import { openCashier } from '@/features/order/navigation'
import { referralOf } from '@/features/order/referral'
import { useClaimable } from '@/features/order/use-claimable'
import { useOrderTickets } from '@/features/ticket/commands'
import { countKinds, type Visitor } from '@/features/ticket/model'
import { ticketPreviewQuery } from '@/features/ticket/queries'
import { useCalendar } from '@/features/ticket/use-calendar'

/** What is still missing before an order can be made; undefined = nothing. */
function missing(
  day: string | undefined,
  visitors: number,
  phone: string,
  agreed: boolean
): string | undefined {
  if (day === undefined) return '请选择游玩日期'
  if (visitors === 0) return '请选择出行人'
  if (!isMobile(phone)) return phone === '' ? '请填写联系手机号' : '请输入正确的手机号'
  return agreed ? undefined : '请阅读并同意预订须知'
}

/** The contact phone of the buyer: the member's own until another one is typed. */
function usePhone() {
  const [typed, type] = useState<string>()
  const own = useQuery(mobileQuery())
  return [typed ?? own.data?.mobile ?? '', type] as const
}

/**
 * The form of a ticket order: its fields, its price by the server, and its submission. `kindId` is the
 * default ticket kind of a new visitor.
 */
export function useBooking(kindId: string, wantedDay: string | undefined) {
  const [wanted, setDay] = useState(wantedDay)
  const { calendar, chosen: day } = useCalendar(kindId, wanted)
  const [visitors, setVisitors] = useState<readonly Visitor[]>([])
  const [kindIds, setKindIds] = useState<Readonly<Record<string, string>>>({})
  const [phone, setPhone] = usePhone()
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<AmountFormFault>()
  /** undefined = the best one, null = none. */
  const [coupon, setCoupon] = useState<string | null>()

  const kindOf = ({ visitorId }: Visitor) => kindIds[visitorId] ?? kindId
  const kinds = countKinds(visitors.length > 0 ? visitors.map(kindOf) : [kindId])
  const preview = useQuery({
    ...ticketPreviewQuery({
      day: day?.day ?? '',
      kinds,
      couponReceiveId: coupon,
      tickets: visitors.map((visitor) => ({ kindId: kindOf(visitor), visitorId: visitor.visitorId }))
    }),
    enabled: day !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true }
  })
  const { data: price, error } = preview
  const chosen = price?.coupons.find((choice) => choice.coupon.couponReceiveId === price.couponReceiveId)
  const claimable = useClaimable(price?.claimable, chosen, setCoupon)
  useEffect(() => {
    // the chosen coupon is no longer available: fall back to the best one
    if (isCouponRefused(error) && coupon) setCoupon(undefined)
  }, [error, coupon])

  const { submit, pending } = useOrderTickets(
    ({ orderNo }) => openCashier(orderNo),
    ({ message }) => {
      setFault(message)
      // availability may have changed a moment ago
      void calendar.refetch()
      void preview.refetch()
    }
  )
  const lacking = missing(day?.day, visitors.length, phone, agreed)
  const change =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setFault(undefined)
      set(value)
    }
  return {
    calendar,
    day,
    setDay: change(setDay),
    visitors,
    setVisitors: change(setVisitors),
    kindOf,
    setKind: change(({ visitorId, to }: { visitorId: string; to: string }) =>
      setKindIds((before) => ({ ...before, [visitorId]: to }))
    ),
    setKinds: change((chosen: Readonly<Record<string, string>>) =>
      setKindIds((before) => ({ ...before, ...chosen }))
    ),
    phone,
    setPhone: change(setPhone),
    agreed,
    setAgreed: change(setAgreed),
    chosen,
    claimable,
    setCoupon: change(setCoupon),
    preview,
    fault: faultText(fault, preview) ?? error?.message,
    saving: pending !== undefined,
    submit: () => {
      if (lacking !== undefined || day === undefined) return setFault(lacking)
      if (!price || preview.isPlaceholderData) return setFault(NO_AMOUNT)
      setFault(undefined)
      submit({
        day: day.day,
        tickets: visitors.map((visitor) => ({ kindId: kindOf(visitor), visitorId: visitor.visitorId })),
        phone,
        couponReceiveId: price.couponReceiveId ?? undefined,
        seenFen: price.payFen,
        referral: { ...referralOf() }
      })
    }
  }
}
