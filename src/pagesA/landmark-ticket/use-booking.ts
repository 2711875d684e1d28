import { useEffect, useRef, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mobileQuery } from '@/features/member/queries'
import { openCashier } from '@/features/order/ways'
import { referralOf } from '@/features/order/referral'
import { useOrderTickets } from '@/features/ticket/commands'
import { dayItemId, type Visitor } from '@/features/ticket/model'
import { ticketCouponsQuery, ticketPreviewQuery } from '@/features/ticket/queries'
import { useCalendar } from '@/features/ticket/use-calendar'

const MOBILE = /^1[3-9]\d{9}$/

/** What is still to be said before an order can be made; undefined = nothing. */
function missing(
  day: string | undefined,
  visitors: number,
  phone: string,
  agreed: boolean
): string | undefined {
  if (day === undefined) return '请选择游玩日期'
  if (visitors === 0) return '请选择出行人'
  if (!MOBILE.test(phone)) return phone === '' ? '请填写联系手机号' : '请输入正确的手机号'
  return agreed ? undefined : '请阅读并同意预订须知'
}

/** The form of an order of tickets: its parts, what they cost by the server, and making it. */
export function useBooking(kindId: string, wantedDay: string | undefined) {
  const [wanted, setDay] = useState(wantedDay)
  const { calendar, chosen: day } = useCalendar(kindId, wanted)
  const [visitors, setVisitors] = useState<readonly Visitor[]>([])
  const [phone, setPhone] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState<string>()
  const own = useQuery(mobileQuery())
  const filled = useRef(false)
  useEffect(() => {
    if (filled.current || !own.data?.mobile) return
    filled.current = true
    setPhone((typed) => typed ?? own.data.mobile ?? undefined)
  }, [own.data])

  const quantity = Math.max(visitors.length, 1)
  const ready = day !== undefined
  const coupons = useQuery({
    ...ticketCouponsQuery(dayItemId(kindId, day?.day ?? ''), quantity),
    enabled: ready,
    placeholderData: keepPreviousData
  })
  const [coupon, setCoupon] = useState<string | null>()
  const usable = (coupons.data ?? []).filter((choice) => choice.usable)
  const chosen =
    coupon === null
      ? undefined
      : (usable.find((choice) => choice.coupon.couponReceiveId === coupon) ?? usable[0])
  const couponReceiveId = chosen?.coupon.couponReceiveId
  const preview = useQuery({
    ...ticketPreviewQuery({ kindId, day: day?.day ?? '', quantity, couponReceiveId }),
    enabled: ready && !coupons.isPending,
    placeholderData: keepPreviousData,
    meta: { quiet: true }
  })

  const { submit, pending } = useOrderTickets(
    ({ orderNo }) => openCashier(orderNo),
    ({ message }) => {
      setFault(message)
      // what could be had a moment ago may be gone
      void calendar.refetch()
      void coupons.refetch()
    }
  )
  const lacking = missing(day?.day, visitors.length, phone ?? '', agreed)
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
    phone: phone ?? '',
    setPhone: change(setPhone),
    agreed,
    setAgreed: change(setAgreed),
    coupons: coupons.data ?? [],
    chosen,
    setCoupon: change(setCoupon),
    preview,
    fault,
    saving: pending !== undefined,
    submit: () => {
      if (lacking !== undefined || day === undefined) return setFault(lacking)
      setFault(undefined)
      submit({
        kindId,
        day: day.day,
        visitorIds: visitors.map(({ visitorId }) => visitorId),
        phone: phone ?? '',
        couponReceiveId,
        referral: { ...referralOf() }
      })
    }
  }
}
