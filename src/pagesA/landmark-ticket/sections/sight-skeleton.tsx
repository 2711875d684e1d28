import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './sight-skeleton.module.scss'

/** While the sight is not known. */
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
