import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './yuetu-skeleton.module.scss'

/** The boxes of the page while it is read. */
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
