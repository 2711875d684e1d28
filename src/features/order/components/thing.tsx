import { View } from '@tarojs/components'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import css from './thing.module.scss'

export interface ThingProps {
  name: string | undefined
  /** What was chosen on a partner's site: showing, cinema, seats. */
  detail?: string | null | undefined
  picture: string | undefined
  /** The price of one, or what was paid for all. */
  fen: number
  /** The price that a card lowers, struck. */
  wasFen?: number | undefined
  /** How many: `× 2`, `共 2 件`. */
  count: string
  /** The picture is wanted at once. */
  eager?: boolean
}

/** What is bought, in a row: picture, name with what was chosen of it, price, how many. */
export function Thing({ name, detail, picture, fen, wasFen, count, eager = false }: ThingProps) {
  return (
    <View className={css.thing}>
      <Picture className={css.picture} src={picture} eager={eager} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        {detail ? <View className={css.detail}>{detail}</View> : null}
      </View>
      <View className={css.side}>
        <Price fen={fen} was={wasFen} size='small' tone='ink' />
        <View className={css.count}>{count}</View>
      </View>
    </View>
  )
}
