import { View } from '@tarojs/components'
import { entryText, nextText, stateText, type Commission } from '@/features/distribution/model'
import { formatYuan } from '@/lib/money'
import { formatMinute } from '@/lib/time'
import { Tag, type TagTone } from '@/ui/tag/tag'
import css from '../index.module.scss'

const TONES: Readonly<Record<Commission['state'], TagTone>> = {
  pending: 'warn',
  settled: 'ok',
  cancelled: 'quiet'
}

/** The commission of one friend's order, with its history. */
export function CommissionRow({ commission }: { commission: Commission }) {
  const { name, orderTail, state, amountFen, entries } = commission
  return (
    <View className={css.row}>
      <View className={css.rowHead}>
        <View className={css.rowText}>
          <View className={css.rowTitle}>{name}</View>
          <View className={css.small}>{`订单尾号 ${orderTail}`}</View>
        </View>
        <View className={css.rowFigures}>
          <View className={css.amount}>{formatYuan(amountFen)}</View>
          <Tag tone={TONES[state]}>{stateText(commission)}</Tag>
        </View>
      </View>
      <View className={css.small}>{nextText(commission)}</View>
      <View className={css.entries}>
        {entries.map((entry) => {
          const [title, figure] = entryText(entry)
          return (
            <View key={`${entry.kind} ${entry.at}`} className={css.entry}>
              <View className={css.entryText}>
                <View>{title}</View>
                <View className={css.entryAt}>{formatMinute(entry.at)}</View>
              </View>
              <View className={css.entryFigure}>{figure}</View>
            </View>
          )
        })}
      </View>
    </View>
  )
}
