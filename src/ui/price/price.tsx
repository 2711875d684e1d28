import { Text, View } from '@tarojs/components'
import { yuanParts } from '@/lib/money'
import { classNames } from '../class-names'
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
  const parts = yuanParts(fen)
  const struck = was !== undefined && was > fen ? was : undefined
  return (
    <View className={classNames(css.price, css[size], css[tone], struck !== undefined && css.beside)}>
      <Text className={css.minor}>¥</Text>
      <Text className={css.yuan}>{parts.yuan}</Text>
      <Text className={css.minor}>{`.${parts.fen}`}</Text>
      {struck === undefined ? null : <Struck fen={struck} />}
    </View>
  )
}

function Struck({ fen }: { fen: number }) {
  const { yuan, fen: cents } = yuanParts(fen)
  return (
    <Text className={css.struck} {...{ role: 'img' }} aria-label={`原价${yuan}.${cents}元`}>
      {`¥${yuan}.${cents}`}
    </Text>
  )
}
