import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The boxes of an order while it loads. */
export function DetailSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block height={80} />
      <Block height={80} />
      <Block className={css.tall} />
      <Block height={200} />
    </Skeleton>
  )
}
