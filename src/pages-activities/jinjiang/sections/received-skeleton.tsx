import { ResultSignSkeleton } from '@/ui/result-sign/result-sign-skeleton'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './received-skeleton.module.scss'

/** Placeholder of a received gift: the result with its text, the gift, and how to use it. */
export function ReceivedSkeleton() {
  return (
    <Skeleton>
      <ResultSignSkeleton />
      <Block className={css.item} gap={0} />
      <Block className={css.texts} gap={0} />
    </Skeleton>
  )
}
