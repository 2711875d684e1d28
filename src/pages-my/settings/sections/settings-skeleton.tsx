import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/**
 * Placeholder of the profile card, as high as its rows: the content below is already rendered and does not
 * shift.
 */
export function SettingsSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Block className={css.profileBox} gap={0} />
    </Skeleton>
  )
}
