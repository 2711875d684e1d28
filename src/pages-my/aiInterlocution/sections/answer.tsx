import { View } from '@tarojs/components'
import type { AssistantMessage, RatingReason } from '@/features/assistant/model'
import type { Live } from '@/features/assistant/use-answer'
import { classNames } from '@/ui/class-names'
import css from './answer.module.scss'
import speech from './speech.module.scss'
import { AnswerText } from './answer-text'
import { BotFace } from './bot-face'
import { Rating } from './rating'
import { Sources } from './sources'
import { Suggestions } from './suggestions'

export interface AnswerProps {
  message: AssistantMessage
  /** It is being streamed. */
  live: Live | null
  /** It is the last one, and the assistant (not an agent) is answering. */
  canAsk: boolean
  onAsk: (text: string) => void
  onRate: (answerId: string, good: boolean, reason?: RatingReason) => void
  onPerson: () => void
}

const ENDS: Partial<Record<AssistantMessage['state'], string>> = {
  stopped: '已停止回答',
  failed: '回答未完成',
  withdrawn: '已转人工，智能助手不再回答'
}

/**
 * An answer of the assistant: first as it streams, then with its sources, follow-up questions, and a rating.
 */
export function Answer({ message, live, canAsk, onAsk, onRate, onPerson }: AnswerProps) {
  const { messageId, state, found, sources, suggestions, rating } = message
  const text = live ? live.text : message.text
  const isWriting = state === 'writing'
  const end = ENDS[state]
  return (
    <View className={speech.theirs}>
      <View className={speech.who}>
        <BotFace />
        <View>智能助手</View>
      </View>
      <View className={classNames(speech.bubble, css.answer)} aria-busy={isWriting} aria-live='polite'>
        {text === '' && isWriting ? <Thinking /> : <AnswerText text={text} sources={sources} />}
        {isWriting && text !== '' ? <View className={css.caret} /> : null}
        {end ? <View className={css.end}>{end}</View> : null}
        {live?.isLost ? <View className={css.end}>网络中断，正在取回回答…</View> : null}
        {sources.length > 0 ? <Sources sources={sources} /> : null}
      </View>
      {isWriting || state === 'withdrawn' ? null : (
        <View className={css.after}>
          {sources.length > 0 || state === 'stopped' ? (
            <Rating rating={rating} onRate={(good, reason) => onRate(messageId, good, reason)} />
          ) : null}
          {canAsk ? (
            <Suggestions
              questions={suggestions}
              onAsk={onAsk}
              onPerson={!found || state === 'failed' || rating?.good === false ? onPerson : undefined}
            />
          ) : null}
        </View>
      )}
    </View>
  )
}

/** Three dots; they do not move when reduced motion is requested. */
function Thinking() {
  return (
    <View className={css.thinking} aria-label='正在查找资料'>
      <View className={css.dots}>
        <View className={css.dot} />
        <View className={css.dot} />
        <View className={css.dot} />
      </View>
      <View>正在查找资料</View>
    </View>
  )
}
