import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the page while the campaign loads. */
export function PageSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.heroBox} />
      <Block className={css.balanceBox} />
      <Block className={css.inviteBox} />
      <Block className={css.rowBox} />
    </Skeleton>
  )
}

/** Placeholder of the figures. */
export function BalanceSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.balanceBox} gap={0} />
    </Skeleton>
  )
}

/** Placeholder of code and poster. */
export function InviteSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.inviteBox} gap={0} />
    </Skeleton>
  )
}

/** Placeholder rows while a list loads. */
export function ListSkeleton() {
  return (
    <Skeleton className={css.rowBoxes}>
      {[1, 2, 3].map((row) => (
        <Block key={row} className={css.rowBox} />
      ))}
    </Skeleton>
  )
}
