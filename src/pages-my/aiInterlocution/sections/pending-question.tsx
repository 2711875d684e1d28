import { View } from '@tarojs/components'
import type { Pending } from '@/features/assistant/use-chat'
import { Pressable } from '@/ui/pressable/pressable'
import chips from './chips.module.scss'
import css from './exchange.module.scss'
import { Bubble } from './bubble'
import { PENDING_ELEMENT } from './use-newest-in-sight'

export interface PendingQuestionProps {
  pending: Pending
  onRetry: () => void
  onDrop: () => void
}

/** A question being sent; one that failed says why, and can be sent again. */
export function PendingQuestion({ pending: { text, fault }, onRetry, onDrop }: PendingQuestionProps) {
  return (
    <View id={PENDING_ELEMENT} className={`${css.exchange} ${css.last}`}>
      <Bubble sender='asker' text={text} at={null} />
      {fault === null ? null : (
        <View className={css.unsent} {...{ role: 'alert' }}>
          <View className={css.fault}>{fault}</View>
          <View className={chips.chips}>
            <Pressable className={chips.chip} onPress={onRetry}>
              重新发送
            </Pressable>
            <Pressable className={chips.chip} onPress={onDrop}>
              取消发送
            </Pressable>
          </View>
        </View>
      )}
    </View>
  )
}
