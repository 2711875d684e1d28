import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './address-form.module.scss'

/** The ways to fill in and the card of the form, as high as they will be. */
export function FormSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Block className={css.fillBox} gap={12} />
      <Block className={css.formBox} gap={12} />
      <Block className={css.switchBox} gap={0} />
    </Skeleton>
  )
}
