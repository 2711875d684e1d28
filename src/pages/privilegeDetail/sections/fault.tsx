import { View } from '@tarojs/components'
import css from './fault.module.scss'

/** What went wrong, where it is put right. */
export function Fault({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <View className={css.fault} role='alert'>
      {text}
    </View>
  )
}
