import { replace } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './other-language.module.scss'

export interface OtherLanguageProps {
  text: string
  path: 'pages-secondary/yueTuVip/termsCN' | 'pages-secondary/yueTuVip/termsEN'
}

/** The same text in the other language, in place of this one: back leads to where one came from. */
export function OtherLanguage({ text, path }: OtherLanguageProps) {
  return (
    <Pressable className={css.link} role='link' onPress={() => void replace(path)}>
      {text}
    </Pressable>
  )
}
