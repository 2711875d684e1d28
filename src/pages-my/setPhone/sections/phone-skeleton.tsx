import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the first step while the profile loads. */
export function PhoneSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.stepsBox} />
      <Block className={css.cardBox} />
      <Block className={css.buttonBox} />
    </Skeleton>
  )
}
