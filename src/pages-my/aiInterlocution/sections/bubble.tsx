import { Text, View } from '@tarojs/components'
import type { AssistantMessage } from '@/features/assistant/model'
import { formatMinute } from '@/lib/time'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import css from './speech.module.scss'

export interface BubbleProps {
  sender: Exclude<AssistantMessage['sender'], 'bot'>
  text: string
  at: string | null
}

/** A message: the user's at the right, an agent's at the left, notices in the middle. */
export function Bubble({ sender, text, at }: BubbleProps) {
  if (sender === 'notice')
    return (
      <View className={css.notice} aria-live='polite'>
        {text}
      </View>
    )
  if (sender === 'asker')
    return (
      <View className={css.mine}>
        <View className={classNames(css.bubble, css.own)}>
          <Text userSelect>{text}</Text>
        </View>
      </View>
    )
  return (
    <View className={css.theirs} aria-live='polite'>
      <View className={css.who}>
        <View className={classNames(css.face, css.person)}>
          <Icon of={serviceShape} size={16} />
        </View>
        <View>{at === null ? '人工客服' : `人工客服 ${formatMinute(at).slice(11)}`}</View>
      </View>
      <View className={css.bubble}>
        <Text userSelect>{text}</Text>
      </View>
    </View>
  )
}
