import { RichText as NativeRichText } from '@tarojs/components'
import type { RichTextProps } from './rich-text-facts'

/** WeChat's own component: runs no scripts, and no style sheet reaches its pictures, so they carry theirs. */
export function PlatformRichText({ html, className }: RichTextProps) {
  const nodes = html.replace(/<img\b/gi, '<img style="display:block;height:auto;max-width:100%"')
  return <NativeRichText nodes={nodes} {...(className ? { className } : {})} />
}
