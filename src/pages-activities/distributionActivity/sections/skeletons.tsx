import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** The boxes of the page while the campaign is read. */
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

/** The box of the figures. */
export function BalanceSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.balanceBox} gap={0} />
    </Skeleton>
  )
}

/** The box of code and poster. */
export function InviteSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.inviteBox} gap={0} />
    </Skeleton>
  )
}

/** Rows of a list while they are read. */
export function ListSkeleton() {
  return (
    <Skeleton className={css.rowBoxes}>
      {[1, 2, 3].map((row) => (
        <Block key={row} className={css.rowBox} />
      ))}
    </Skeleton>
  )
}
