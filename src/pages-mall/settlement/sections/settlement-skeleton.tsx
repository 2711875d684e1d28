import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder while a settlement is computed: address, goods, coupon and note, amounts. */
export function SettlementSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.addressBox} />
      <Block className={css.groupBox} />
      <Block className={css.cellsBox} />
      <Block className={css.amountsBox} />
    </Skeleton>
  )
}
