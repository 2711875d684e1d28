import { View } from '@tarojs/components'
import type { ConversationState } from '@/features/assistant/model'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './state-bar.module.scss'

export interface StateBarProps {
  state: ConversationState
  hours: string | undefined
  onEnd: () => void
  onPerson: () => void
}

/**
 * Who is answering, and the switch to or from an agent; always rendered, so that nothing shifts when it
 * changes.
 */
export function StateBar({ state, hours, onEnd, onPerson }: StateBarProps) {
  if (state === 'waiting' || state === 'human')
    return (
      <View className={classNames(css.state, css.withPerson)} aria-live='polite'>
        <View className={css.stateText}>
          {state === 'human' ? '人工客服正在为您服务' : `正在等待人工客服${hours ? `（${hours}）` : ''}`}
        </View>
        <Pressable className={css.stateAction} onPress={onEnd}>
          {state === 'human' ? '结束人工' : '取消排队'}
        </Pressable>
      </View>
    )
  return (
    <View className={css.state}>
      <View className={css.stateText}>
        {state === 'resolved' ? '人工服务已结束' : '回答由规则和商品资料整理，以页面为准'}
      </View>
      <Pressable className={css.stateAction} onPress={onPerson}>
        转人工
      </Pressable>
    </View>
  )
}
