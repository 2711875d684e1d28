import { View } from '@tarojs/components'
import type { Answer, QuestionOf } from '@/features/questionnaire/model'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import starFilled from '@/ui/icon/icons/star-filled.module.scss'
import star from '@/ui/icon/icons/star.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface RatingAnswerProps {
  question: QuestionOf<'rating'>
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

/** More than these are numbers: so many stars are not told apart. */
const MAX_STARS = 5

/** From 1 to most: stars, or numbers where there are many; what the ends mean stands below. */
export function RatingAnswer({ question, answer, onAnswer }: RatingAnswerProps) {
  const { most, leastWords, mostWords, title } = question
  const given = answer?.number ?? 0
  const isStars = most <= MAX_STARS
  return (
    <View>
      <View className={css.scores} {...{ role: 'radiogroup' }} aria-label={title}>
        {Array.from({ length: most }, (_, index) => index + 1).map((score) => (
          <Pressable
            key={score}
            className={classNames(
              css.score,
              !isStars && css.scoreNumber,
              !isStars && score === given && css.scored
            )}
            role='radio'
            selected={score === given}
            label={`${score} 分`}
            onPress={() => onAnswer({ number: score })}
            onStep={(step) => {
              if (score + step >= 1 && score + step <= most) onAnswer({ number: score + step })
            }}
          >
            {isStars ? (
              <>
                <Icon
                  of={score <= given ? starFilled : star}
                  size={32}
                  className={score <= given ? css.lit : css.unlit}
                />
                <View className={css.scoreWord}>{`${score} 分`}</View>
              </>
            ) : (
              String(score)
            )}
          </Pressable>
        ))}
      </View>
      {(leastWords ?? mostWords) ? (
        <View className={css.ends}>
          <View>{leastWords}</View>
          <View>{mostWords}</View>
        </View>
      ) : null}
    </View>
  )
}
