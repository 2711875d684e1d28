import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The boxes of the orders while they load, as high as a card with something to press. */
export function RecordSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      {Array.from({ length: 4 }, (_, row) => (
        <Block key={row} className={css.cardBox} />
      ))}
    </Skeleton>
  )
}
