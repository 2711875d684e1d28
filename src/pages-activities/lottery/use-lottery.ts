import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { reportSeen, reportShared, useDraw } from '@/features/lottery/commands'
import type { Lottery, LotteryDraw } from '@/features/lottery/model'
import { isNoLottery, lotteryQuery } from '@/features/lottery/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { requireLogin } from '@/features/session/require-login'
import { readStored } from '@/platform/storage/stored-values'
import { useShare } from '@/features/wechat/use-share'
import { urlOf } from '@/routes/navigate'
import { titleOf } from '@/routes/table'

const PATH = 'pages-activities/lottery/index'

/** The lottery, one draw and its result. The server decides; the animation follows its answer. */
export function useLottery(lotteryId: string | undefined) {
  const [lotteryTk, setLotteryTk] = useState(() => readStored('lotteryTk'))
  const loggedIn = useLoggedIn()
  const query = useQuery(lotteryQuery({ lotteryId, lotteryTk }))
  const [turning, setTurning] = useState<LotteryDraw>()
  const [shown, setShown] = useState<{ readonly draw: LotteryDraw; readonly isEarlier: boolean }>()
  const [asksForTries, setAsksForTries] = useState(false)
  /** Draws already shown here: the server may not have been informed yet. */
  const told = useRef(new Set<string>())
  const lottery = query.data
  const shared = {
    title: lottery?.title ?? titleOf(PATH),
    path: urlOf(PATH, lottery ? { lotteryId: lottery.lotteryId } : {})
  }
  useShare(shared)
  // the mini-program may be reopened by another link
  useDidShow(() => setLotteryTk(readStored('lotteryTk')))

  const show = (draw: LotteryDraw, isEarlier: boolean) => {
    told.current.add(draw.drawId)
    setTurning(undefined)
    setShown({ draw, isEarlier })
    void reportSeen(draw.drawId)
  }
  const { submit, isPending } = useDraw({ then: ({ data }) => setTurning(data) })

  const unseen = lottery?.unseen
  const isBusy = isPending || turning !== undefined || shown !== undefined
  useEffect(() => {
    if (loggedIn && unseen && !isBusy && !told.current.has(unseen.drawId)) show(unseen, true)
  })

  const press = async () => {
    if (!lottery || isBusy || lottery.state !== 'running') return
    if (!(await requireLogin())) return
    const existing = lottery.triesLeft === null ? (await query.refetch()).data : lottery
    if (!existing) return
    if (existing.triesLeft === 0) return setAsksForTries(true)
    submit({
      lotteryId: existing.lotteryId,
      ...(lotteryTk !== undefined && existing.entry === 'fresh' ? { lotteryTk } : {})
    })
  }
  return {
    query,
    none: isNoLottery(query.error),
    shared,
    isPending,
    turning,
    shown,
    asksForTries,
    press: () => void press(),
    /** The animation has ended. */
    stood: () => turning && show(turning, false),
    close: () => setShown(undefined),
    closeTries: () => setAsksForTries(false),
    countShare: ({ lotteryId: id }: Lottery) => {
      if (loggedIn) void reportShared(id).catch(() => undefined)
    }
  }
}
