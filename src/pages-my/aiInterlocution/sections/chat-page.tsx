import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { exchangesOf, isWithPerson } from '@/features/assistant/model'
import { assistantHomeQuery } from '@/features/assistant/queries'
import { useChat, type ChatStart } from '@/features/assistant/use-chat'
import { landmark } from '@/platform/screen/landmark'
import { navigate } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import { ErrorState } from '@/ui/error-state/error-state'
import { Page } from '@/ui/page/page'
import css from './chat-page.module.scss'
import { ChatSkeleton } from './chat-skeleton'
import { Composer } from './composer'
import { Exchange } from './exchange'
import { HistorySheet } from './history-sheet'
import { PendingQuestion } from './pending-question'
import { StateBar } from './state-bar'
import { TopBar } from './top-bar'
import { useNewestInSight } from './use-newest-in-sight'
import { Welcome } from './welcome'

const PATH = 'pages-my/aiInterlocution/index'

interface ChatPageProps {
  start: ChatStart
  /** Asked as soon as the page opens. */
  question: string | undefined
  /** An agent is requested as soon as the page opens. */
  person: boolean
}

/** The chat: the messages, the answer being streamed, and the input. */
export function ChatPage({ start, question, person }: ChatPageProps) {
  const chat = useChat(start)
  const home = useQuery(assistantHomeQuery())
  const [history, setHistory] = useState(false)
  const { held, live, pending, isBegun, isFinding } = chat
  const requested = useRef(false)
  useEffect(() => {
    if (requested.current || isFinding) return
    requested.current = true
    if (question !== undefined) chat.ask(question)
    else if (person) chat.handOver()
  })

  const messages = held.data?.messages ?? []
  const state = held.data?.state ?? 'bot'
  const exchanges = exchangesOf(messages)
  useNewestInSight(messages, pending)
  const toPerson = () => {
    if (home.data && !home.data.desk) void navigate('pages-my/channelCustomerService/index')
    else chat.handOver()
  }
  const isReading = isFinding || (isBegun && held.data === undefined)

  return (
    <Page
      title={titleOf(PATH)}
      className={css.page}
      bottom={
        <View className={css.foot} {...landmark('actions')}>
          <StateBar state={state} hours={home.data?.hours} onEnd={chat.endHandOver} onPerson={toPerson} />
          <Composer
            isWriting={live !== null}
            withPerson={isWithPerson(state)}
            onAsk={chat.ask}
            onStop={chat.stop}
          />
        </View>
      }
    >
      <TopBar
        canBegin={isBegun}
        onHistory={() => setHistory(true)}
        onAnew={chat.startAnew}
        phone={home.data?.phone}
      />
      {isReading && held.status === 'error' ? (
        <ErrorState text='对话加载失败' onRetry={() => void held.refetch()} />
      ) : isReading && !pending ? (
        <ChatSkeleton />
      ) : (
        <View className={css.talk} {...{ role: 'log' }} aria-label='对话内容'>
          {exchanges.length === 0 && !pending ? (
            <Welcome home={home.data} orderNo={start.orderNo} onAsk={chat.ask} />
          ) : null}
          {exchanges.map((exchange, index) => (
            <Exchange
              key={exchange.key}
              exchange={exchange}
              isLast={index === exchanges.length - 1 && !pending}
              live={live}
              state={state}
              onAsk={chat.ask}
              onRate={chat.rate}
              onPerson={toPerson}
            />
          ))}
          {pending ? (
            <PendingQuestion
              pending={pending}
              onRetry={() => chat.ask(pending.text)}
              onDrop={chat.dropPending}
            />
          ) : null}
        </View>
      )}
      <HistorySheet
        open={history}
        onClose={() => setHistory(false)}
        current={chat.talk?.conversationId}
        onCleared={chat.startAnew}
      />
    </Page>
  )
}
