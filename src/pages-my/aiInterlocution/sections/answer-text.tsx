import { Text, View } from '@tarojs/components'
import { paragraphsOf, type AnswerSource } from '@/features/assistant/model'
import { navigateTo } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './answer-text.module.scss'

/** The text of an answer; each citation opens the page of its source. */
export function AnswerText({ text, sources }: { text: string; sources: readonly AnswerSource[] }) {
  return (
    <View>
      {paragraphsOf(text, sources).map((stretches, index) => (
        <View key={index} className={css.paragraph}>
          {stretches.map((stretch, at) =>
            'text' in stretch ? (
              <Text key={at} userSelect>
                {stretch.text}
              </Text>
            ) : (
              <Mark key={at} source={sources.find(({ no }) => no === stretch.no)} />
            )
          )}
        </View>
      ))}
    </View>
  )
}

function Mark({ source }: { source: AnswerSource | undefined }) {
  if (!source) return null
  return (
    <Pressable
      className={css.markTarget}
      role='link'
      label={`${source.no} 来源：${source.title}`}
      onPress={() => void navigateTo(source.link)}
    >
      <View className={css.mark}>{source.no}</View>
    </Pressable>
  )
}
