import { useEffect, useRef, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { consumeChosenAddress } from '@/features/address/chosen'
import { orderingName, useCreateMallOrder, type Ordering } from '@/features/cart/commands'
import { inTurn } from '@/features/cart/queue'
import type { Settlement } from '@/features/cart/model'
import { settlementQuery } from '@/features/cart/queries'
import { referralOf } from '@/features/order/referral'
import { explain, isCouponRefused, isNotThere, isPriceChanged } from '@/features/order/refusal'
import { useEarlierOrder } from '@/features/order/use-earlier-order'
import { toCashier } from '@/features/order/navigation'
import { toast } from '@/platform/feedback/feedback'
import { navigate } from '@/routes/navigate'
import type { RouteQuery } from '@/routes/table'
import { changesOf } from './changes'

type Query = RouteQuery<'pages-mall/settlement/index'>

/** Why an order cannot be made yet, and the button's text instead. */
const BLOCKS: Readonly<Record<NonNullable<Settlement['blocked']>, string>> = {
  no_address: '请先新增收货地址',
  old_area: '收货地址的所在地区已调整，请更新地址',
  not_delivered: '部分商品暂时送不到这个地址，请换一个地址'
}

const QUEUED_TEXT = '排队中，退出排队后才能修改'
const LEAVING_TEXT = '正在退出排队'
const MADE_TEXT = '已轮到您，订单已提交，请在订单中付款'

const linesOf = ({ groups }: Settlement) =>
  groups.flatMap(({ lines }) => lines.map(({ skuId, quantity }) => ({ skuId, quantity })))

/** The settlement, the chosen address and coupon, and the creation of its one order. */
export function useSettlement({ skuId, quantity = 1, ...sentBy }: Query) {
  const line = skuId === undefined ? undefined : { skuId, quantity }
  const [addressId, setAddressId] = useState<string>()
  /** undefined = the best one, null = none. */
  const [coupon, chooseCoupon] = useState<string | null>()
  /** undefined = the member's setting. */
  const [usePoints, setUsePoints] = useState<boolean>()
  const [note, setNote] = useState('')
  const [notice, setNotice] = useState<readonly string[]>([])
  const [making, setMaking] = useState(false)
  /** What the server says of the buyer's place while very many want the goods. */
  const [queued, setQueued] = useState<string>()
  const leaving = useRef<AbortController | undefined>(undefined)
  const gone = useRef(false)
  const busy = useRef(false)

  const settled = useQuery({
    ...settlementQuery({
      ...(line ? { line } : {}),
      ...(addressId ? { addressId } : {}),
      ...(coupon === undefined ? {} : { couponReceiveId: coupon }),
      ...(usePoints === undefined ? {} : { usePoints })
    }),
    placeholderData: keepPreviousData
  })
  const { data, error, refetch, isPlaceholderData } = settled
  const ordered = line ? [line] : data && linesOf(data)
  const earlier = useEarlierOrder(ordered && orderingName({ lines: ordered, fromCart: !line }))
  const create = useCreateMallOrder()

  useDidShow(() => {
    const chosen = consumeChosenAddress()
    if (chosen) setAddressId(chosen.addressId)
  })
  // the server keeps the place for who comes back
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      leaving.current?.abort()
    }
  }, [])
  useEffect(() => {
    if (error === null) return
    // the chosen coupon is no longer available: fall back to the best one
    if (isCouponRefused(error) && coupon) chooseCoupon(undefined)
    if (isNotThere(error) && addressId !== undefined) setAddressId(undefined)
  }, [error, coupon, addressId])

  /** Recomputes the amounts and reports what differs from before. */
  const reportChanges = async (before: Settlement) => {
    const after = (await refetch()).data
    const changes = after ? changesOf(before, after) : []
    setNotice(changes.length > 0 ? changes : ['商品信息有变化，请核对后重新提交'])
  }

  async function make(seen: Settlement): Promise<void> {
    if (!seen.address) return
    const input: Ordering = {
      lines: linesOf(seen),
      fromCart: !line,
      addressId: seen.address.addressId,
      ...(seen.couponReceiveId ? { couponReceiveId: seen.couponReceiveId } : {}),
      usePoints: seen.points?.used === true,
      ...(note.trim() ? { note: note.trim() } : {}),
      seenFen: seen.payFen,
      ...referralOf(sentBy)
    }
    try {
      leaving.current = new AbortController()
      const order = await inTurn(() => create(input), setQueued, leaving.current.signal)
      if (!order) return
      // asked just before the page was left: no other page is taken away for it
      if (gone.current) return toast(MADE_TEXT)
      await toCashier(order.orderNo)
    } catch (problem) {
      if (isPriceChanged(problem)) return reportChanges(seen)
      setNotice([explain(problem)])
      await refetch()
    }
  }

  const submit = () => {
    if (!data || isPlaceholderData || data.blocked !== null || busy.current) return
    busy.current = true
    setMaking(true)
    setNotice([])
    void make(data).finally(() => {
      busy.current = false
      setMaking(false)
      setQueued(undefined)
    })
  }

  /** What is ordered in the queue is what was submitted. */
  const unlessQueued =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args): void =>
      queued === undefined ? change(...args) : toast(QUEUED_TEXT)

  const leaveQueue = () => {
    leaving.current?.abort()
    // an answer on its way may still be the order
    setQueued(LEAVING_TEXT)
  }

  return {
    settled: earlier ? { ...settled, data: undefined, status: 'pending' as const } : settled,
    coupon: data?.coupons.find(({ coupon: each }) => each.couponReceiveId === data.couponReceiveId),
    chooseCoupon: unlessQueued(chooseCoupon),
    setUsePoints: unlessQueued(setUsePoints),
    note,
    setNote,
    notice,
    blocked: data?.needMobile ? '请先绑定手机号' : data?.blocked ? BLOCKS[data.blocked] : undefined,
    making,
    submit,
    queued,
    isLeaving: queued === LEAVING_TEXT,
    leaveQueue,
    /** Opens the address list; a member without addresses gets the form at once. */
    chooseAddress: unlessQueued(
      () =>
        void (data?.address
          ? navigate('pages-my/address/index', { choose: 1 })
          : navigate('pages-my/address/add', {}))
    )
  }
}
