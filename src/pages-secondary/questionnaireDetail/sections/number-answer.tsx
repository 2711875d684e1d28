import { useState } from 'react'
import { View } from '@tarojs/components'
import { compact } from '@contract/typed/code'
import type { Answer, QuestionOf } from '@/features/questionnaire/model'
import { Field } from '@/ui/field/field'
import css from '../index.module.scss'

export interface NumberAnswerProps {
  question: QuestionOf<'number'>
  answer: Answer | undefined
  onAnswer: (answer: Answer | undefined) => void
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
const MAX_LENGTH = 10

/** A number within its range; the typed text is kept as it is, and counts once it is a number. */
export function NumberAnswer({ question, answer, onAnswer }: NumberAnswerProps) {
  const { title, from, to, unit, decimals = 0 } = question
  const [typed, setTyped] = useState(answer?.number === undefined ? '' : String(answer.number))
  return (
    <Field
      label={title}
      placeholder={`${from} 到 ${to}`}
      // a digits-only keyboard has neither decimal point nor minus
      keyboard={decimals === 0 && from >= 0 ? 'number' : 'text'}
      value={typed}
      maxlength={MAX_LENGTH}
      clean={compact}
      onType={(text) => {
        setTyped(text)
        onAnswer(NUMBER.test(text.trim()) ? { number: Number(text) } : undefined)
      }}
    >
      {unit ? <View className={css.unit}>{unit}</View> : null}
    </Field>
  )
}
