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
  useEffect(() => () => leaving.current?.abort(), [])
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
      if (order) await toCashier(order.orderNo)
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

  return {
    settled: earlier ? { ...settled, data: undefined, status: 'pending' as const } : settled,
    coupon: data?.coupons.find(({ coupon: each }) => each.couponReceiveId === data.couponReceiveId),
    chooseCoupon,
    setUsePoints,
    note,
    setNote,
    notice,
    blocked: data?.needMobile ? '请先绑定手机号' : data?.blocked ? BLOCKS[data.blocked] : undefined,
    making,
    submit,
    queued,
    leaveQueue: () => leaving.current?.abort(),
    /** Opens the address list; a member without addresses gets the form at once. */
    chooseAddress: () =>
      void (data?.address
        ? navigate('pages-my/address/index', { choose: 1 })
        : navigate('pages-my/address/add', {}))
  }
}
