import { View } from '@tarojs/components'
import { thanksText, type QuestionnaireBrief } from '@/features/questionnaire/model'
import { formatDay, formatLastDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import gift from '@/ui/icon/icons/gift.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

const ACTION = { open: '去填写', draft: '继续填写', done: '查看', ended: '已结束' }

/** A list entry: subject, duration and reward. */
export function QuestionnaireCard({ questionnaire }: { questionnaire: QuestionnaireBrief }) {
  const { questionnaireId, title, intro, questionCount, minutes, endsAt, state, doneAt, thanks } =
    questionnaire
  const provided = thanksText(thanks)
  const isOver = state === 'ended'
  const details =
    state === 'done' && doneAt
      ? [`${formatDay(doneAt)} 提交`]
      : [`最多 ${questionCount} 题 · 约 ${minutes} 分钟`, `${formatLastDay(endsAt)} 截止`]
  const thanked = provided && (state === 'done' ? `已获得 ${provided}` : `填写可得 ${provided}`)
  return (
    <Pressable
      className={classNames(css.card, isOver && css.over)}
      role='link'
      onPress={() => void navigate('pages-secondary/questionnaireDetail/index', { questionnaireId })}
    >
      <View className={css.title}>{title}</View>
      <View className={css.intro}>{intro}</View>
      {thanked ? (
        <View className={css.thanks}>
          <Icon of={gift} size={16} />
          <View className={css.thanksText}>{thanked}</View>
        </View>
      ) : null}
      <View className={css.foot}>
        <View className={css.details}>
          {details.map((line) => (
            <View key={line}>{line}</View>
          ))}
        </View>
        {isOver ? null : (
          <View className={classNames(css.action, state === 'done' && css.quiet)}>
            {ACTION[state]}
            <Icon of={chevron} size={16} />
          </View>
        )}
      </View>
    </Pressable>
  )
}
