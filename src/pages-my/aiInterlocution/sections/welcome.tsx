import { View } from '@tarojs/components'
import type { AssistantHome } from '@/features/assistant/model'
import { Pressable } from '@/ui/pressable/pressable'
import speech from './speech.module.scss'
import css from './welcome.module.scss'
import { BotFace } from './bot-face'

export interface WelcomeProps {
  home: AssistantHome | undefined
  orderNo: string | undefined
  onAsk: (text: string) => void
}

/** Suggested questions about an order. */
const OF_ORDER = ['我的这个订单现在什么状态？', '怎么申请退款？', '怎么查物流？']
const MAX_COUNT = 6

/** Before the first question: a greeting and frequent questions. */
export function Welcome({ home, orderNo, onAsk }: WelcomeProps) {
  const questions = orderNo === undefined ? (home?.hot ?? []).slice(0, MAX_COUNT) : OF_ORDER
  return (
    <View className={speech.theirs}>
      <View className={speech.who}>
        <BotFace />
        <View>智能助手</View>
      </View>
      <View className={speech.bubble}>
        {orderNo === undefined
          ? '您好，我可以回答会员卡、权益、订单、退款和门票的问题，每个答案都附来源。'
          : `您好，想了解订单 ${orderNo} 的什么？`}
      </View>
      <View className={css.questions}>
        {questions.map((question) => (
          <Pressable key={question} className={css.question} onPress={() => onAsk(question)}>
            {question}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
