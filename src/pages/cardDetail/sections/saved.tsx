import { View } from '@tarojs/components'
import { Price } from '@/ui/price/price'
import css from './saved.module.scss'

/** What the card has saved so far: the worth of everything received with it; nothing before the first. */
export function Saved({ fen }: { fen: number }) {
  if (fen === 0) return null
  return (
    <View className={css.saved}>
      <View>这张卡已为您省</View>
      <Price fen={fen} tone='inherit' />
    </View>
  )
}
