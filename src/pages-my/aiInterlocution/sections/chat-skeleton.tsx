import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './chat-skeleton.module.scss'

/** Placeholder of a question and its answer while the conversation loads. */
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
