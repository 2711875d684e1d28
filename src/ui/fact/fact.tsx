import { View } from '@tarojs/components'
import css from './fact.module.scss'

/** One fact of a sheet: what it is in grey, beside it the fact, in as many lines as it takes. */
export function Fact({ title, text }: { title: string; text: string }) {
  return (
    <View className={css.fact}>
      <View className={css.title}>{title}</View>
      <View className={css.text}>{text}</View>
    </View>
  )
}
