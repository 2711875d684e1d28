import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './sight-skeleton.module.scss'

/** Shown while the sight loads. */
export function SightSkeleton() {
  return (
    <Skeleton>
      <Block className={css.gallery} />
      <Block className={css.head} />
      <Block className={css.details} />
      <Block className={css.kind} />
      <Block className={css.kind} />
    </Skeleton>
  )
}
