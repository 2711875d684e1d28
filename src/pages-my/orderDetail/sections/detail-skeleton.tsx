import { View } from '@tarojs/components'
import { Block, Circle, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of an order, laid out like its content: state, lines, amounts, numbers. */
export function DetailSkeleton() {
  return (
    <Skeleton>
      <View className={css.head}>
        <Circle size={44} />
        <View className={css.words}>
          <Line width={40} tall gap={12} />
          <Line width={70} gap={0} />
        </View>
      </View>
      <View className={css.boxes}>
        <Block className={css.linesBox} />
        <Block className={css.amountsBox} />
        <Block className={css.numbersBox} />
      </View>
    </Skeleton>
  )
}
