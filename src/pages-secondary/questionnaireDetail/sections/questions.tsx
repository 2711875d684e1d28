import { View } from '@tarojs/components'
import { PictureField } from '@/features/member/components/picture-field/picture-field'
import type { PicturesInHand } from '@/features/member/use-pictures'
import type { Answer, Question } from '@/features/questionnaire/model'
import { Fault } from '@/ui/fault/fault'
import { Tag } from '@/ui/tag/tag'
import { TextArea } from '@/ui/text-area/text-area'
import css from '../index.module.scss'
import { ChoiceAnswer } from './choice-answer'
import { DateAnswer } from './date-answer'
import { MatrixAnswer } from './matrix-answer'
import { NumberAnswer } from './number-answer'
import { RatingAnswer } from './rating-answer'

export interface QuestionsProps {
  question: Question
  /** From 0. */
  place: number
  answer: Answer | undefined
  fault: string | undefined
  /** YYYY-MM-DD. */
  today: string
  pictures: PicturesInHand
  onAnswer: (answer: Answer | undefined) => void
}

/** One question with its input and error. */
export function Questions(props: QuestionsProps) {
  const { question, place, fault } = props
  return (
    <View className={css.asked}>
      <View className={css.question}>{`${place + 1}. ${question.title}`}</View>
      {(question.note ?? question.required === false) ? (
        <View className={css.notes}>
          {question.required === false ? <Tag>选填</Tag> : null}
          {question.note ? <View className={css.note}>{question.note}</View> : null}
        </View>
      ) : null}
      <View className={css.answer}>
        <AnswerOf {...props} />
      </View>
      <Fault text={fault} />
    </View>
  )
}

function AnswerOf({ question, answer, today, pictures, onAnswer }: QuestionsProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceAnswer question={question} answer={answer} onAnswer={onAnswer} />
    case 'rating':
      return <RatingAnswer question={question} answer={answer} onAnswer={onAnswer} />
    case 'text':
      return (
        <TextArea
          label={question.title}
          placeholder='请填写'
          value={answer?.text ?? ''}
          maxlength={question.most}
          size='tall'
          counted
          onType={(text) => onAnswer(text === '' ? undefined : { text })}
        />
      )
    case 'date':
      return <DateAnswer question={question} answer={answer} today={today} onAnswer={onAnswer} />
    case 'number':
      return <NumberAnswer question={question} answer={answer} onAnswer={onAnswer} />
    case 'matrix':
      return <MatrixAnswer question={question} answer={answer} onAnswer={onAnswer} />
    case 'pictures':
      return <PictureField of={pictures} />
  }
}
