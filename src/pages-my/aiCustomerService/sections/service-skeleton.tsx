import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the page while it loads. */
export function ServiceSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.heroBox} gap={12} />
      <Block className={css.hotBox} gap={12} />
      <Block className={css.subjectsBox} />
    </Skeleton>
  )
}
