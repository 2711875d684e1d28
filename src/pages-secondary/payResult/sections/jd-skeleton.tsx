import { ResultSignSkeleton } from '@/ui/result-sign/result-sign-skeleton'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './jd-skeleton.module.scss'

/** Placeholder of the result while it loads: the icon with its text, and the card of facts. */
export function JdSkeleton() {
  return (
    <Skeleton>
      <ResultSignSkeleton />
      <Block className={css.details} gap={0} />
    </Skeleton>
  )
}
