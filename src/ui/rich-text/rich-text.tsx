import { View } from '@tarojs/components'
import { PlatformRichText } from '@/platform/rich-text'
import css from './rich-text.module.scss'

/** Rules, instructions and agreements that the server sends as cleaned html. */
export function RichText({ html }: { html: string }) {
  return (
    <View className={css.rich}>
      <PlatformRichText html={html} className={css.body} />
    </View>
  )
}
