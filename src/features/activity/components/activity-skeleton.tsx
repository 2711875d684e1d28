import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './activity.module.scss'

/** The skeleton of an activity. */
export function ActivitySkeleton() {
  return (
    <Skeleton>
      <Block className={css.pictureBox} gap={0} />
      <Block className={css.headBox} gap={0} />
      <Block className={css.itemBox} gap={0} />
      <Block className={css.textBox} gap={0} />
    </Skeleton>
  )
}
