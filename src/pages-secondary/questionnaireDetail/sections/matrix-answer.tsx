import { View } from '@tarojs/components'
import type { Answer, QuestionOf } from '@/features/questionnaire/model'
import { Chips } from '@/ui/chips/chips'
import css from '../index.module.scss'

export interface MatrixAnswerProps {
  question: QuestionOf<'matrix'>
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** One column for each row: the rows are stacked, so that none is narrow on a phone. */
export function MatrixAnswer({ question: { rows, columns }, answer, onAnswer }: MatrixAnswerProps) {
  const provided = answer?.rows ?? []
  const items = columns.map(({ id, title }) => ({ key: id, title }))
  return (
    <>
      {rows.map(({ id, title }) => (
        <View key={id} className={css.matrixRow}>
          <Chips
            title={title}
            items={items}
            chosen={provided.find(({ row }) => row === id)?.column ?? ''}
            onChoose={(column) =>
              onAnswer({ rows: [...provided.filter(({ row }) => row !== id), { row: id, column }] })
            }
          />
        </View>
      ))}
    </>
  )
}
