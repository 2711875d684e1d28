import { View } from '@tarojs/components'
import { TEXT_LENGTH, type Answer, type QuestionOf } from '@/features/questionnaire/model'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field/field'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from '../index.module.scss'

export interface ChoiceAnswerProps {
  question: QuestionOf<'single' | 'multiple'>
  answer: Answer | undefined
  onAnswer: (answer: Answer | undefined) => void
}

/** Single or multiple choice; "something else" has a text field. */
export function ChoiceAnswer({ question, answer, onAnswer }: ChoiceAnswerProps) {
  const { kind, options, title } = question
  const isOne = kind === 'single'
  const chosen = isOne ? (answer?.option ? [answer.option] : []) : (answer?.options ?? [])
  const words = answer?.text
  const give = (ids: readonly string[], text: string | undefined) => {
    const [first] = ids
    if (first === undefined) return onAnswer(undefined)
    onAnswer({ ...(isOne ? { option: first } : { options: [...ids] }), ...(text ? { text } : {}) })
  }
  const press = (id: string) => {
    if (isOne) return give([id], words)
    give(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], words)
  }
  return (
    <View {...{ role: isOne ? 'radiogroup' : 'group' }} aria-label={title}>
      {options.map(({ id, title: word, other }, index) => {
        const isChosen = chosen.includes(id)
        return (
          <View key={id}>
            <Pressable
              className={classNames(css.choice, isChosen && css.chosen)}
              role={isOne ? 'radio' : 'checkbox'}
              selected={isChosen}
              onPress={() => press(id)}
              onStep={(step) => {
                const next = options[index + step]
                if (isOne && next) press(next.id)
              }}
            >
              <View className={css.choiceWord}>{word}</View>
              <Tick on={isChosen} />
            </Pressable>
            {other && isChosen ? (
              <Field
                className={css.other}
                label={`补充说明${word}`}
                placeholder='请补充说明'
                size='medium'
                value={words ?? ''}
                maxlength={TEXT_LENGTH}
                onType={(text) => give(chosen, text)}
              />
            ) : null}
          </View>
        )
      })}
    </View>
  )
}
