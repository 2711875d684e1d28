import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The card of the profile while it loads, as high as its rows: what stands below is there already and does not move. */
export function SettingsSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Block className={css.profileBox} gap={0} />
    </Skeleton>
  )
}
