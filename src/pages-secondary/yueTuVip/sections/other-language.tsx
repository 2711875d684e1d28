import { replace } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './other-language.module.scss'

export interface OtherLanguageProps {
  text: string
  path: 'pages-secondary/yueTuVip/termsCN' | 'pages-secondary/yueTuVip/termsEN'
}

/** Opens the same text in the other language, replacing this page: back leads to the page before. */
export function OtherLanguage({ text, path }: OtherLanguageProps) {
  return (
    <Pressable className={css.link} role='link' onPress={() => void replace(path)}>
      {text}
    </Pressable>
  )
}
