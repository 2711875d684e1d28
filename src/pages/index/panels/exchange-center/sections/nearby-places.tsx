import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './nearby.module.scss'

/** Placeholders of the first merchants while their code or data loads. */
export function NearbyPlaces() {
  return (
    <Skeleton className={css.list}>
      <Block height={120} />
      <Block height={120} />
    </Skeleton>
  )
}
