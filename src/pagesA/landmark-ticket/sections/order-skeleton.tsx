import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './order-skeleton.module.scss'

/** Shown while the order loads. */
export function OrderSkeleton() {
  return (
    <Skeleton>
      <Block className={css.head} />
      <Block className={css.tickets} />
      <Block className={css.visit} />
    </Skeleton>
  )
}
