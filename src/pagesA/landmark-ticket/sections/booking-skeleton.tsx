import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './booking-skeleton.module.scss'

/** Shown while the ticket and its days load. */
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
