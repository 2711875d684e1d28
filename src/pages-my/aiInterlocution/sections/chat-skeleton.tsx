import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './chat-skeleton.module.scss'

/** A question and its answer as boxes, while the talk is read. */
export function ChatSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.ownBox} gap={16} />
      <Block className={css.answerBox} gap={24} />
      <Block className={css.ownBox} gap={16} />
      <Block className={css.answerBox} />
    </Skeleton>
  )
}
