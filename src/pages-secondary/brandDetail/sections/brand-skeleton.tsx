import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './brand-skeleton.module.scss'

/** Placeholder of the header, two privileges and a store, laid out like the content. */
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
