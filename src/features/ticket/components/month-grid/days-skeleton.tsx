import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './days-skeleton.module.scss'

/** While the days are not known. */
export function DaysSkeleton() {
  return (
    <Skeleton>
      <Block className={css.months} />
    </Skeleton>
  )
}
