import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './yuetu-skeleton.module.scss'

/** Placeholder of the page while it loads. */
export function YuetuSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.face} />
      <Block className={css.tabs} />
      <Block className={css.benefits} />
      <Block className={css.plan} />
      <Block className={css.plan} />
    </Skeleton>
  )
}
