import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './address-form.module.scss'

/** Placeholder of the ways to fill in and the form, with their final heights. */
export function FormSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      <Block className={css.fillBox} gap={12} />
      <Block className={css.formBox} gap={12} />
      <Block className={css.switchBox} gap={0} />
    </Skeleton>
  )
}
