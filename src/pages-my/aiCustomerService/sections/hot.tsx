import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import css from '../index.module.scss'

/** Frequent questions; a tap asks one. */
export function Hot({
  questions,
  onAsk
}: {
  questions: readonly string[]
  onAsk: (question: string) => void
}) {
  if (questions.length === 0) return null
  return (
    <View className={css.card}>
      <View className={css.heading} {...HEADING}>
        大家常问
      </View>
      <View className={css.hot}>
        {questions.map((question) => (
          <Pressable key={question} className={css.chip} onPress={() => onAsk(question)}>
            {question}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
