import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './agreed-texts.module.scss'

/** A legal text and its link. */
export interface AgreedText {
  readonly title: string
  readonly open: () => Promise<unknown>
}

export interface AgreedTextsProps {
  /** The words before the texts, such as 我已阅读并同意. */
  words: string
  texts: readonly AgreedText[]
  onPressText?: () => void
}

/** The texts to agree to, as links: several go on a separate line, so that their touch areas do not overlap. */
export function AgreedTexts({ words, texts, onPressText }: AgreedTextsProps) {
  return (
    <View className={`${css.texts} ${texts.length > 1 ? css.several : ''}`}>
      {/* whoever hears them ticks the box itself, whose name says it all */}
      <View className={css.words} {...(onPressText && { onClick: onPressText, 'aria-hidden': 'true' })}>
        {words}
      </View>
      {texts.map(({ title, open }) => (
        <Pressable key={title} className={css.link} role='link' onPress={() => void open()}>
          {`《${title}》`}
        </Pressable>
      ))}
    </View>
  )
}
