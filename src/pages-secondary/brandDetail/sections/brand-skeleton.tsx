import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './brand-skeleton.module.scss'

/** The head, two privileges, a store: at the places of what follows. */
export function BrandSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.head} gap={16} />
      <Line width={30} tall gap={16} />
      <Block height={200} gap={16} />
      <Line width={30} tall gap={16} />
      <Block height={200} gap={0} />
    </Skeleton>
  )
}
