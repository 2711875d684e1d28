import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { PictureHead } from '@/ui/skeleton/picture-head'
import css from './activity.module.scss'

/** The boxes of an activity while it loads. */
export function ActivitySkeleton() {
  return (
    <Skeleton>
      <PictureHead>
        <Line width={60} tall gap={12} />
        <Line width={80} gap={12} />
        <Line width={45} />
      </PictureHead>
      <Block className={css.textBox} />
    </Skeleton>
  )
}
