import { View } from '@tarojs/components'
import type { Answer, QuestionOf } from '@/features/questionnaire/model'
import { classNames } from '@/ui/class-names'
import { NutRate } from '@/ui/nut-rate/nut-rate'
import { Scores } from '@/ui/scores/scores'
import css from '../index.module.scss'

export interface RatingAnswerProps {
  question: QuestionOf<'rating'>
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** Above this, scores are numbers: so many stars are hard to tell apart. */
const MAX_STARS = 5

/** From 1 to the maximum: stars, or numbers if there are many; the meaning of the ends is shown below. */
export function RatingAnswer({ question, answer, onAnswer }: RatingAnswerProps) {
  const { most, leastWords, mostWords, title } = question
  const rating = {
    label: title,
    value: answer?.number ?? 0,
    count: most,
    onRate: (score: number) => onAnswer({ number: score })
  }
  return (
    <View>
      {most <= MAX_STARS ? (
        <NutRate {...rating} />
      ) : (
        <Scores
          {...rating}
          className={css.scores}
          classOf={(isChosen) => classNames(css.score, isChosen && css.scored)}
          textOf={String}
        />
      )}
      {(leastWords ?? mostWords) ? (
        <View className={css.ends}>
          <View>{leastWords}</View>
          <View>{mostWords}</View>
        </View>
      ) : null}
    </View>
  )
}
