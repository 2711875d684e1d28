import { View } from '@tarojs/components'
import {
  isWithPerson,
  type ConversationState,
  type Exchange as Said,
  type RatingReason
} from '@/features/assistant/model'
import type { Live } from '@/features/assistant/use-answer'
import { classNames } from '@/ui/class-names'
import css from './exchange.module.scss'
import { Answer } from './answer'
import { Bubble } from './bubble'
import { messageElement } from './use-newest-in-sight'

export interface ExchangeProps {
  exchange: Said
  isLast: boolean
  live: Live | null
  state: ConversationState
  onAsk: (text: string) => void
  onRate: (answerId: string, good: boolean, reason?: RatingReason) => void
  onPerson: () => void
}

/**
 * A question and its answers. The last one is as high as the screen, so that its question can be scrolled to
 * the top.
 */
export function Exchange({ exchange, isLast, live, state, onAsk, onRate, onPerson }: ExchangeProps) {
  return (
    <View className={classNames(css.exchange, isLast && css.last)}>
      {exchange.messages.map((message) => (
        <View key={message.messageId} id={messageElement(message.messageId)} className={css.said}>
          {message.sender === 'bot' ? (
            <Answer
              message={message}
              live={live?.answerId === message.messageId ? live : null}
              canAsk={isLast && !isWithPerson(state)}
              onAsk={onAsk}
              onRate={onRate}
              onPerson={onPerson}
            />
          ) : (
            <Bubble sender={message.sender} text={message.text} at={message.at} />
          )}
        </View>
      ))}
    </View>
  )
}
