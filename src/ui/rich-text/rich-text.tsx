import { useMemo } from 'react'
import { RichText as TaroRichText, View } from '@tarojs/components'
import { richHtml } from '@/platform/screen/rich-html'
import css from './rich-text.module.scss'

/** Rules, instructions and agreements that the server sends as sanitised HTML. */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => richHtml(html), [html])
  return (
    <View className={css.rich}>
      <TaroRichText nodes={nodes} {...(css.body ? { className: css.body } : {})} />
    </View>
  )
}
