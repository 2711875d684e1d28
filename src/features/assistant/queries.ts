import { assistantEndpoints } from '@contract/assistant/endpoints'
import type { Data } from '@contract/types'
import { read, readPages } from '@/api/read'
import { inputOf, isWithPerson, type Conversation, type Talk } from './model'

/** Subjects, hot questions, and how to reach a human agent. */
export const assistantHomeQuery = () => read(assistantEndpoints.getAssistantHome, {})

export const helpArticleQuery = (articleId: string) => read(assistantEndpoints.getHelpArticle, { articleId })

/** Polling interval for a human agent's messages, ms. */
const LOOK_EVERY_MS = 3000

/** A conversation; polled while a human agent has taken over. */
export const conversationQuery = (talk: Talk) => ({
  ...read(assistantEndpoints.getConversation, inputOf(talk)),
  refetchInterval: ({ state }: { state: { data?: Conversation | undefined } }) =>
    state.data && isWithPerson(state.data.state) ? LOOK_EVERY_MS : (false as const)
})

/**
 * The ongoing conversation about an order: the most recently active one, unless resolved. Always refetched;
 * failures are not reported: a new one is then started.
 */
export const orderTalkQuery = (orderNo: string) => ({
  ...read(assistantEndpoints.listConversations, { orderNo, pageSize: 1 }),
  select: ({ list }: Data<'listConversations'>) =>
    list.find(({ state }) => state !== 'resolved')?.conversationId,
  staleTime: 0,
  meta: { background: true }
})

const PAGE_SIZE = 20

/** The member's conversations of the last 90 days, newest first. */
export const historyQuery = () => readPages(assistantEndpoints.listConversations, { pageSize: PAGE_SIZE })
