import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../recommend.module.scss'

/** Placeholder of the page while it loads. */
export function RecommendSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block height={200} />
      <Block height={80} />
      <Block height={80} />
      <Block height={80} />
    </Skeleton>
  )
}
