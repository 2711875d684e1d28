import { View } from '@tarojs/components'
import type { RichTextProps } from './rich-text-facts'
import { withoutActiveContent } from './without-active-content.h5'

/** Plain DOM: Taro's RichText is a web component whose module would reach every page. */
export function PlatformRichText({ html, className }: RichTextProps) {
  return (
    <View
      {...(className ? { className } : {})}
      dangerouslySetInnerHTML={{ __html: withoutActiveContent(html) }}
    />
  )
}
