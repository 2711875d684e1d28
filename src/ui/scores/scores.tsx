import { View } from '@tarojs/components'
import { Pressable } from '../pressable/pressable'

export interface RatingProps {
  /** What is rated. */
  label: string
  /** 0: not yet. */
  value: number
  /** The best score; the worst is 1. */
  count: number
  onRate: (score: number) => void
}

export interface ScoresProps extends RatingProps {
  className: string | undefined
  /** The class of one score. */
  classOf: (isChosen: boolean) => string | undefined
  /** The text read aloud for one score. */
  textOf: (score: number) => string
}

/** A radio button per score; arrow keys move between them. */
export function Scores({ label, value, count, onRate, className, classOf, textOf }: ScoresProps) {
  return (
    <View className={className} {...{ role: 'radiogroup' }} aria-label={label}>
      {Array.from({ length: count }, (_, index) => index + 1).map((score) => (
        <Pressable
          key={score}
          className={classOf(score === value)}
          role='radio'
          selected={score === value}
          label={`${score} 分`}
          onPress={() => onRate(score)}
          onStep={(step) => {
            if (score + step >= 1 && score + step <= count) onRate(score + step)
          }}
        >
          {textOf(score)}
        </Pressable>
      ))}
    </View>
  )
}
