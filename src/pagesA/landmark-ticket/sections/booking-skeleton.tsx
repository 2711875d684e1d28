import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './booking-skeleton.module.scss'

/** While the ticket and its days are not known. */
export function BookingSkeleton() {
  return (
    <Skeleton>
      <Block className={css.what} />
      <Block className={css.who} />
      <Block className={css.who} />
      <Block className={css.what} />
    </Skeleton>
  )
}
