import { Text, View } from '@tarojs/components'
import { yuanParts } from '@/lib/money'
import { classNames } from '../class-names'
import { readAs } from '../read-as'
import css from './price.module.scss'

export interface PriceProps {
  /** Integer fen. */
  fen: number
  /** The price before, struck, beside it; not shown unless it is higher. Integer fen. */
  was?: number | undefined
  size?: 'small' | 'medium' | 'large'
  /** `worth` for what something is worth, not what it costs; `ink` if the price is secondary; `inherit` on a card face. */
  tone?: 'accent' | 'worth' | 'ink' | 'inherit'
}

/** A price: yen sign small, yuan large, fen small, the struck price beside it. */
export function Price({ fen, was, size = 'medium', tone = 'accent' }: PriceProps) {
  const { yuan, fen: cents } = yuanParts(fen)
  const struck = was !== undefined && was > fen ? yuanParts(was) : undefined
  const spoken = `${yuan}.${cents}元`
  return (
    <View
      className={classNames(css.price, css[size], css[tone], struck && css.beside)}
      {...readAs(struck ? `${spoken}，原价${struck.yuan}.${struck.fen}元` : spoken)}
    >
      <Text className={css.minor}>¥</Text>
      <Text className={css.yuan}>{yuan}</Text>
      <Text className={css.minor}>{`.${cents}`}</Text>
      {struck ? <Text className={css.struck}>{`¥${struck.yuan}.${struck.fen}`}</Text> : null}
    </View>
  )
}
