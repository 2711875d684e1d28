import { View } from '@tarojs/components'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { priceOfOne, type OrderLine } from '../model'
import css from './order-lines.module.scss'
import { Thing } from './thing'

/** What of a line is shown. */
export type ShownLine = Pick<
  OrderLine,
  'itemId' | 'name' | 'picture' | 'unitFen' | 'quantity' | 'cardOffFen'
> & {
  readonly detail?: string | null | undefined
}

/** What is bought: picture, name, price of one, how many. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <View className={css.lines}>
      {lines.map((line) => (
        <LineThing key={line.itemId} line={line} />
      ))}
    </View>
  )
}

/** A line: the price of one as its buyer pays it, the same at the settlement, at the cashier and in the order. */
export const LineThing = ({ line }: { line: ShownLine }) => (
  <Thing
    name={line.name}
    detail={line.detail}
    picture={line.picture}
    fen={priceOfOne(line)}
    wasFen={line.unitFen}
    count={`× ${line.quantity}`}
    eager
  />
)

/** The place of one line, until it is known what was bought: what stands below does not move then. */
export function OrderLinesSkeleton() {
  return (
    <Skeleton className={css.place}>
      <Block className={css.waiting} gap={0} />
    </Skeleton>
  )
}
