import { useMemo, useRef, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useChosenAddress } from '@/features/address/use-chosen-address'
import { reportReceived, useClaim } from '@/features/lottery/commands'
import type { MyPrize } from '@/features/lottery/model'
import { prizesQuery } from '@/features/lottery/queries'
import { toast } from '@/platform/feedback/feedback'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

const CLAIMED: Readonly<Record<MyPrize['form'], string>> = {
  address: '领取成功，我们会尽快寄出',
  mobile: '领取成功，正在充值',
  nothing: '领取成功，已放入兑换记录'
}

/** The prizes won, and the claim in progress. */
export function useMyPrizes() {
  const pages = useInfiniteQuery(prizesQuery())
  const prizes = useMemo(() => pages.data?.pages.flatMap(({ list }) => list), [pages.data])
  const [claiming, setClaiming] = useState<MyPrize>()
  const { address, chooseAddress } = useChosenAddress(claiming?.form === 'address')
  const [mobile, setMobile] = useState('')
  const busy = useRef(false)
  usePullToRefresh(() => pages.refetch())
  const { submit, pending } = useClaim({
    then: ({ data }) => {
      setClaiming(undefined)
      toast(data.state === 'failed' ? '领取未成功，请核对后重试' : CLAIMED[data.form])
    }
  })
  return {
    pages: { ...pages, data: prizes },
    ...usePaging(pages),
    claiming,
    address,
    mobile,
    isPending: pending !== undefined,
    typeMobile: setMobile,
    begin: setClaiming,
    close: () => setClaiming(undefined),
    chooseAddress,
    claim: () => {
      if (!claiming) return
      submit({
        drawId: claiming.drawId,
        ...(claiming.form === 'address' && address ? { addressId: address.addressId } : {}),
        ...(claiming.form === 'mobile' ? { mobile } : {})
      })
    },
    received: ({ drawId }: MyPrize) => {
      if (busy.current) return
      busy.current = true
      // the error has been reported; the current state is refetched
      void reportReceived(drawId)
        .catch(() => undefined)
        .finally(() => (busy.current = false))
    }
  }
}
