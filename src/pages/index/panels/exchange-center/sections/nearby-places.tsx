import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './nearby.module.scss'

/** The places of the first merchants, before their code or they themselves are there. */
export function NearbyPlaces() {
  return (
    <Skeleton className={css.list}>
      <Block height={120} />
      <Block height={120} />
    </Skeleton>
  )
}
