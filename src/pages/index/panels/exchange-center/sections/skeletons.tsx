import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './skeletons.module.scss'

/** Placeholder of the first screen: card, categories, plates, each with its final height. */
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

/** Maximum number of plates on home; the card's page has all. */
export const PLATES = 3

/** Placeholder of a card's rounds: tickets, and as many plates as home shows of those that the card holds. */
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
      {Array.from({ length: Math.min(PLATES, plates) }, (_, index) => (
        <Block key={index} className={css.plate} />
      ))}
    </Skeleton>
  )
}

/**
 * Placeholders of the coupons while their code loads. They may stay below the screen for long: not animated,
 * and hidden from screen readers. A single node, because a hydrated page keeps nearly all of its own.
 */
export function CouponPlaces() {
  return <View className={css.coupons} aria-hidden='true' />
}
