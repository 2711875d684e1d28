import { View } from '@tarojs/components'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import type { OrderLine } from '../model'
import css from './order-lines.module.scss'
import { Thing } from './thing'

/** What of a line is shown. */
export type ShownLine = Pick<OrderLine, 'itemId' | 'name' | 'picture' | 'unitFen' | 'quantity'> & {
  readonly detail?: string | null | undefined
}

/** What is bought: picture, name, price of one, how many. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <View className={css.lines}>
      {lines.map(({ itemId, name, detail, picture, unitFen, quantity }) => (
        <Thing
          key={itemId}
          name={name}
          detail={detail}
          picture={picture}
          fen={unitFen}
          count={`× ${quantity}`}
          eager
        />
      ))}
    </View>
  )
}

/** The place of one line, until it is known what was bought: what stands below does not move then. */
export function OrderLinesSkeleton() {
  return (
    <Skeleton className={css.place}>
      <Block className={css.waiting} gap={0} />
    </Skeleton>
  )
}
