import { View } from '@tarojs/components'
import type { MemberCardDetail } from '@/features/card/model'
import { formatYuan } from '@/lib/money'
import { Price } from '@/ui/price/price'
import css from './saved.module.scss'

/** What the parts of a month's savings are called. */
function partsText({ rightsFen, discountFen }: MemberCardDetail['month']): string {
  const rights = rightsFen > 0 ? [`领取权益 ${formatYuan(rightsFen)}`] : []
  const discount = discountFen > 0 ? [`下单优惠 ${formatYuan(discountFen)}`] : []
  return [...rights, ...discount].join('，')
}

/**
 * What the card has saved so far, the worth of everything received with it, and what the member has saved this month, as home
 * tells it; nothing of what is 0.
 */
export function Saved({ savedFen, month }: Pick<MemberCardDetail, 'savedFen' | 'month'>) {
  const monthFen = month.rightsFen + month.discountFen
  if (savedFen + monthFen === 0) return null
  return (
    <View className={css.saved}>
      {savedFen > 0 ? (
        <View className={css.line}>
          <View>这张卡已为您省</View>
          <Price fen={savedFen} tone='inherit' />
        </View>
      ) : null}
      {monthFen > 0 ? (
        <>
          <View className={css.line}>
            <View>您本月已省</View>
            <Price fen={monthFen} tone='inherit' />
          </View>
          <View className={css.parts}>{partsText(month)}</View>
        </>
      ) : null}
    </View>
  )
}
