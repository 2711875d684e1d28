import type { PropsWithChildren } from 'react'
import { useQuery } from '@tanstack/react-query'
import { orderTriesQuery } from '@/features/lottery/queries'
import { formatLastDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import gift from '@/ui/icon/icons/gift.module.scss'

/**
 * Says that the paid order gave tries in a lottery, with a link; what follows waits for it, so that nothing
 * shifts.
 */
export function GainedTry({ orderNo, children }: PropsWithChildren<{ orderNo: string }>) {
  const { data, isPending } = useQuery(orderTriesQuery(orderNo))
  if (isPending) return null
  const { lottery } = data ?? { lottery: null }
  return (
    <>
      {lottery ? (
        <CellGroup>
          <Cell
            icon={gift}
            title={`本单已获得 ${lottery.tries} 次抽奖机会`}
            note={`「${lottery.title}」有效期至 ${formatLastDay(lottery.endsAt)}`}
            onPress={() => void navigate('pages-activities/lottery/index', { lotteryId: lottery.lotteryId })}
          />
        </CellGroup>
      ) : null}
      {children}
    </>
  )
}
