import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './skeletons.module.scss'

/** The first screen before it is there: card, categories, plates, each as high as what comes. */
export function FirstScreenSkeleton() {
  return (
    <Skeleton className={css.screen}>
      <Block className={css.brand} gap={0} />
      <Block className={css.card} gap={0} />
      <View className={css.marks} />
      <Block className={css.grid} gap={0} />
      <View className={css.head}>
        <Line width={28} gap={0} />
      </View>
      <View className={css.row}>
        <Block className={css.tile} gap={0} />
        <Block className={css.tile} gap={0} />
        <Block className={css.tile} gap={0} />
      </View>
    </Skeleton>
  )
}

/** The rounds of a card before they are there: tickets, and as many plates as the card holds. */
export function RoundSkeleton({ plates }: { plates: number }) {
  return (
    <Skeleton className={css.edges}>
      <View className={css.head}>
        <Line width={28} gap={0} />
      </View>
      <Block className={css.tickets} gap={0} />
      <View className={css.head}>
        <Line width={20} gap={0} />
      </View>
      {Array.from({ length: plates }, (_, index) => (
        <Block key={index} className={css.plate} />
      ))}
    </Skeleton>
  )
}

/**
 * The places of the coupons before their code is there. They may stand below the screen for long: at rest, and nobody is told of them. One
 * node, as a page that is taken over keeps nearly all of its own.
 */
export function CouponPlaces() {
  return <View className={css.coupons} aria-hidden='true' />
}
