import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './order-skeleton.module.scss'

/** While the order is not known. */
export function OrderSkeleton() {
  return (
    <Skeleton>
      <Block className={css.head} />
      <Block className={css.tickets} />
      <Block className={css.visit} />
    </Skeleton>
  )
}
