import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './chips.module.scss'

export interface SuggestionsProps {
  questions: readonly string[]
  onAsk: (text: string) => void
  /** Offers an agent first. */
  onPerson: (() => void) | undefined
}

/** Follow-up questions; an agent if the assistant could not help. */
export function Suggestions({ questions, onAsk, onPerson }: SuggestionsProps) {
  if (questions.length === 0 && !onPerson) return null
  return (
    <View className={css.chips} {...{ role: 'group' }} aria-label='接着问'>
      {onPerson ? (
        <Pressable className={css.chip} onPress={onPerson}>
          转人工客服
        </Pressable>
      ) : null}
      {questions.map((question) => (
        <Pressable key={question} className={css.chip} onPress={() => onAsk(question)}>
          {question}
        </Pressable>
      ))}
    </View>
  )
}
