import { Text, View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './agreed-texts.module.scss'

/** A legal text and the way to it. */
export interface AgreedText {
  readonly title: string
  readonly open: () => Promise<unknown>
}

export interface AgreedTextsProps {
  /** What is said before the texts, such as 我已阅读并同意. */
  words: string
  texts: readonly AgreedText[]
  onPressText?: () => void
}

/** The texts that somebody agrees to, as links: several stand on a line of their own, so that none lies over another. */
export function AgreedTexts({ words, texts, onPressText }: AgreedTextsProps) {
  return (
    <View className={`${css.texts} ${texts.length > 1 ? css.several : ''}`}>
      <Text className={css.words} {...(onPressText && { onClick: onPressText })}>
        {words}
      </Text>
      {texts.map(({ title, open }) => (
        <Pressable key={title} className={css.link} role='link' onPress={() => void open()}>
          {`《${title}》`}
        </Pressable>
      ))}
    </View>
  )
}
