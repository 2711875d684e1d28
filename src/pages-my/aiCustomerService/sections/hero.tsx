import { View } from '@tarojs/components'
import type { ConversationBrief } from '@/features/assistant/model'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import searchShape from '@/ui/icon/icons/search.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface HeroProps {
  /** An open conversation with an agent, or one that waits for an agent. */
  withPerson: ConversationBrief | null
  onAsk: () => void
}

/** The greeting and the input that opens the chat; an open conversation with an agent comes first. */
export function Hero({ withPerson, onAsk }: HeroProps) {
  return (
    <View className={css.hero}>
      <View className={css.hello}>您好，想问点什么？</View>
      <View className={css.about}>答案来自规则、商品和您自己的订单，每条附来源</View>
      <Pressable className={css.ask} label='输入您的问题' onPress={onAsk}>
        <Icon of={searchShape} size={20} />
        <View className={css.askText}>输入您的问题</View>
      </Pressable>
      {withPerson ? (
        <Pressable
          className={css.open}
          onPress={() =>
            void navigate('pages-my/aiInterlocution/index', { conversationId: withPerson.conversationId })
          }
        >
          <View className={css.openText}>
            {withPerson.state === 'human' ? '人工客服正在为您服务' : '正在等待人工客服'}
          </View>
          <Icon of={chevron} size={16} />
        </Pressable>
      ) : null}
    </View>
  )
}
