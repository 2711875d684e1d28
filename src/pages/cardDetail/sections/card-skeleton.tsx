import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './card-skeleton.module.scss'

/** Placeholder of a card's page while it loads. */
export function CardSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Block className={css.face} />
      <Block className={css.details} gap={24} />
      <Line width={32} tall gap={16} />
      <Block height={120} />
      <Block height={120} />
    </Skeleton>
  )
}
