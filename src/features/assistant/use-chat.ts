import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { useWrite } from '@/api/use-write'
import {
  questionWrite,
  endHandOver,
  forgetTalk,
  handOver,
  savedConversation,
  openTalk,
  rateAnswer,
  stopAnswer
} from './commands'
import { withMessage, type Conversation, type RatingReason, type Talk } from './model'
import { conversationQuery, orderTalkQuery } from './queries'
import { useAnswer } from './use-answer'
import { lastOf } from '@/lib/last-of'

export interface ChatStart {
  /**
   * One of the member's; otherwise that of the order or of this visit continues, or the first question starts a
   * new one.
   */
  readonly conversationId: string | undefined
  readonly orderNo: string | undefined
}

/** A question being sent, and why sending failed. */
export interface Pending {
  readonly text: string
  readonly fault: string | null
}

const firstTalk = ({ conversationId, orderNo }: ChatStart): Talk | null => {
  if (conversationId !== undefined) return { conversationId, visitorKey: null }
  // an order has its own conversation
  return orderNo === undefined ? (savedConversation() ?? null) : null
}

const UNSENT = '没有发出去，请检查网络后重试'

/**
 * A conversation with the assistant, and with a person: its messages, the answer being written, and all
 * actions.
 */
export function useChat(start: ChatStart) {
  const [talk, setTalk] = useState<Talk | null>(() => firstTalk(start))
  const [pending, setPending] = useState<Pending | null>(null)
  const isFinding = useOrderTalk(start, setTalk)
  const nth = useRef(0)
  const sending = useRef(false)
  const { submitNow } = useWrite(questionWrite)
  const held = useQuery({
    ...conversationQuery(talk ?? NO_TALK),
    enabled: talk !== null
  })
  // a deleted or someone else's conversation is started over
  const isGone = codeOf(held.error) === RESULT.notFound && held.data === undefined
  useEffect(() => {
    if (!isGone) return
    forgetTalk()
    setTalk(null)
  }, [isGone])

  const put = useCallback((of: Talk, change: (conversation: Conversation) => Conversation) => {
    const { queryKey } = conversationQuery(of)
    // a conversation not read yet is read with the result
    if (!queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey })
    else queryClient.setQueryData<Conversation>(queryKey, (existing) => existing && change(existing))
  }, [])

  const { live, begin, leave } = useAnswer((message, state) => {
    if (!talk) return
    // a read requested before the end would restore the earlier state
    void queryClient
      .cancelQueries({ queryKey: conversationQuery(talk).queryKey })
      .then(() => put(talk, (existing) => ({ ...withMessage(existing, message), state })))
  })

  // resumes an answer that was being written when the page was left or reloaded
  const last = lastOf(held.data?.messages ?? [])
  const writing = last?.state === 'writing' ? last.messageId : undefined
  const followed = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!talk || writing === undefined || followed.current === writing) return
    followed.current = writing
    begin(talk, writing)
  })

  async function ask(text: string): Promise<void> {
    const question = text.trim()
    if (question === '' || sending.current) return
    sending.current = true
    setPending({ text: question, fault: null })
    try {
      const of = talk ?? (await openTalk(start.orderNo))
      if (!talk) {
        queryClient.setQueryData<Conversation>(conversationQuery(of).queryKey, {
          conversationId: of.conversationId,
          state: 'bot',
          title: question,
          at: new Date(0).toISOString(),
          orderNo: start.orderNo ?? null,
          messages: []
        })
        setTalk(of)
      }
      const {
        question: said,
        answer,
        state
      } = await submitNow({ talk: of, text: question, nth: nth.current })
      nth.current += 1
      await queryClient.cancelQueries({ queryKey: conversationQuery(of).queryKey })
      put(of, (existing) => {
        const requested = { ...withMessage(existing, said), state }
        return answer ? withMessage(requested, answer) : requested
      })
      setPending(null)
    } catch (error) {
      setPending({
        text: question,
        fault: error instanceof Error && /[\u4e00-\u9fff]/.test(error.message) ? error.message : UNSENT
      })
    } finally {
      sending.current = false
    }
  }

  /** Changes the conversation and shows the result; errors have been reported. */
  async function change(work: (of: Talk) => Promise<Conversation>): Promise<void> {
    if (sending.current) return
    sending.current = true
    try {
      const of = talk ?? (await openTalk(start.orderNo))
      leave()
      const conversation = await work(of)
      queryClient.setQueryData<Conversation>(conversationQuery(of).queryKey, conversation)
      setTalk(of)
    } catch {
      // reported by the error catalogue
    } finally {
      sending.current = false
    }
  }

  return {
    talk,
    held,
    isBegun: talk !== null && !isGone,
    /** Whether the ongoing conversation is still being looked up. */
    isFinding,
    live,
    pending,
    ask: (text: string) => void ask(text),
    dropPending: () => setPending(null),
    stop: () => {
      if (!talk || !live) return
      const { answerId } = live
      void stopAnswer(talk, answerId)
        .then((message) => {
          leave()
          put(talk, (existing) => withMessage(existing, message))
        })
        .catch(() => undefined)
    },
    rate: (answerId: string, good: boolean, reason?: RatingReason) => {
      if (!talk) return
      void rateAnswer(talk, answerId, good, reason)
        .then((message) => put(talk, (existing) => withMessage(existing, message)))
        .catch(() => undefined)
    },
    handOver: () => void change(handOver),
    endHandOver: () => void change(endHandOver),
    /** Leaves this conversation, which stays in the history, for a new one. */
    startAnew: () => {
      leave()
      forgetTalk()
      setPending(null)
      setTalk(null)
    }
  }
}

/** Resumes the open conversation about an order, once. @returns whether that is still unknown */
function useOrderTalk(
  { conversationId, orderNo }: ChatStart,
  take: (change: (existing: Talk | null) => Talk | null) => void
): boolean {
  const wanted = conversationId === undefined && orderNo !== undefined
  const { data, isPending, isFetching } = useQuery({ ...orderTalkQuery(orderNo ?? ''), enabled: wanted })
  // not "fetched since mount": a read refused during server rendering is not requested again
  const isRequested = !isPending && !isFetching
  const [isKnown, setExisting] = useState(!wanted)
  useEffect(() => {
    if (isKnown || !isRequested) return
    if (data !== undefined) take((existing) => existing ?? { conversationId: data, visitorKey: null })
    setExisting(true)
  }, [isKnown, isRequested, data, take])
  return !isKnown
}

const NO_TALK: Talk = { conversationId: '', visitorKey: null }
