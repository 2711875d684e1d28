import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the orders, as high as a card with an action. */
export function RecordSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      {Array.from({ length: 4 }, (_, row) => (
        <Block key={row} className={css.cardBox} />
      ))}
    </Skeleton>
  )
}
