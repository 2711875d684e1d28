import { View } from '@tarojs/components'
import css from './fact.module.scss'

/** One label–value pair of a sheet: the label in grey, the value beside it, in as many lines as needed. */
export function Fact({ title, text }: { title: string; text: string }) {
  return (
    <View className={css.fact}>
      <View className={css.title}>{title}</View>
      <View className={css.text}>{text}</View>
    </View>
  )
}
