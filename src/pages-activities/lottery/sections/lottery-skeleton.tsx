import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The boxes of the page while the lottery is read. */
export function LotterySkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.stageBox} />
      <Block className={css.cardBox} />
      <Block className={css.cardBox} />
    </Skeleton>
  )
}
