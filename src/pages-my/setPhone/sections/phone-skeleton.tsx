import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The boxes of the first step while the profile is read. */
export function PhoneSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.stepsBox} />
      <Block className={css.cardBox} />
      <Block className={css.buttonBox} />
    </Skeleton>
  )
}
