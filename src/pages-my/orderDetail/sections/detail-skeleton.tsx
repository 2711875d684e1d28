import { View } from '@tarojs/components'
import { SignHeadSkeleton } from '@/ui/sign-head/sign-head'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of an order, laid out like its content: state, lines, amounts, numbers. */
export function DetailSkeleton() {
  return (
    <Skeleton>
      <SignHeadSkeleton />
      <View className={css.boxes}>
        <Block className={css.linesBox} />
        <Block className={css.amountsBox} />
        <Block className={css.numbersBox} />
      </View>
    </Skeleton>
  )
}
