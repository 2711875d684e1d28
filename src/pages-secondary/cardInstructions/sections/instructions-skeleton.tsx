import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from '../index.module.scss'

/** Placeholder of the instructions while they load. */
export function InstructionsSkeleton() {
  return (
    <Skeleton className={css.sheet}>
      <Line width={50} tall />
      <Line width={40} />
      <Block height={200} />
    </Skeleton>
  )
}
