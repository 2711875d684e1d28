import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the page while the lottery loads. */
export function LotterySkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.stageBox} />
      <Block className={css.cardBox} />
      <Block className={css.cardBox} />
    </Skeleton>
  )
}
