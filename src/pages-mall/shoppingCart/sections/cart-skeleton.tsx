import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder lines while the cart loads, each as high as a line. */
export function CartSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      {[0, 1, 2, 3].map((row) => (
        <Block key={row} className={css.box} />
      ))}
    </Skeleton>
  )
}
