import { ResultSignSkeleton } from '@/ui/result-sign/result-sign-skeleton'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './received-skeleton.module.scss'

/** The boxes of a gift that is taken: the sign with its words, what was given, how it is used. */
export function ReceivedSkeleton() {
  return (
    <Skeleton>
      <ResultSignSkeleton />
      <Block className={css.item} gap={0} />
      <Block className={css.texts} gap={0} />
    </Skeleton>
  )
}
