import { View } from '@tarojs/components'
import { DayField } from '@/features/member/components/day-field/day-field'
import { daysOf, type Answer, type QuestionOf } from '@/features/questionnaire/model'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import calendar from '@/ui/icon/icons/calendar.module.scss'
import { Button } from '@/ui/button/button'
import css from '../index.module.scss'

export interface DateAnswerProps {
  question: QuestionOf<'date'>
  answer: Answer | undefined
  /** YYYY-MM-DD. */
  today: string
  onAnswer: (answer: Answer | undefined) => void
}

/** A date within the allowed range (rule check.dateRange); an optional one can be cleared. */
export function DateAnswer({ question, answer, today, onAnswer }: DateAnswerProps) {
  const { title, required } = question
  const range = daysOf(question, today)
  const day = answer?.day
  const usual = today > range.end ? range.end : today < range.start ? range.start : today
  return (
    <View>
      <DayField
        className={css.box}
        title={title}
        value={day ?? usual}
        range={range}
        onPick={(picked) => onAnswer({ day: picked })}
      >
        <View className={css.boxLine}>
          <View className={classNames(css.boxText, !day && css.placeholder)}>
            {day ? day.replace(/-/g, '.') : '请选择日期'}
          </View>
          <Icon of={calendar} size={20} className={css.boxIcon} />
        </View>
      </DayField>
      {required === false && day ? (
        <Button kind='quiet' onPress={() => onAnswer(undefined)}>
          清除日期
        </Button>
      ) : null}
    </View>
  )
}
