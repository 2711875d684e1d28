import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the page while points load. */
export function PointsSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.headBox} />
      <Block className={css.switchBox} />
      <Block className={css.ruleBox} />
    </Skeleton>
  )
}

/** Placeholder rows while entries load. */
export function EntriesSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      {[1, 2, 3].map((row) => (
        <Block key={row} className={css.entryBox} />
      ))}
    </Skeleton>
  )
}
