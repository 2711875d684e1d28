import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './cashier-skeleton.module.scss'

/** The boxes of a cashier while it loads. */
export function CashierSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block height={80} />
      <Block height={48} />
      <Block className={css.amounts} />
      <Block height={48} />
      <Line width={60} />
    </Skeleton>
  )
}
