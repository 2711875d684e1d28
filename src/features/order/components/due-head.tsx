import { View } from '@tarojs/components'
import { Countdown } from '@/ui/countdown/countdown'
import { Price } from '@/ui/price/price'
import css from './due-head.module.scss'

export interface DueHeadProps {
  payFen: number
  /** The price before a discount, fen. */
  wasFen?: number
  /** What the time beside it is. */
  words: string
  /** Until when it can be paid, ISO. */
  until: string
  onLate: () => void
}

/** What is to be paid, and how long it still can be. */
export function DueHead({ payFen, wasFen, words, until, onLate }: DueHeadProps) {
  return (
    <View className={css.head}>
      <Price fen={payFen} {...(wasFen === undefined ? {} : { was: wasFen })} size='large' tone='ink' />
      <View className={css.left}>
        <View>{words}</View>
        <Countdown className={css.time} until={until} onEnd={onLate} />
      </View>
    </View>
  )
}
