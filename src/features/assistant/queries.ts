import { assistantEndpoints } from '@contract/assistant/endpoints'
import type { Data } from '@contract/types'
import { read, readPages } from '@/api/read'
import { inputOf, isWithPerson, type Conversation, type Talk } from './model'

/** Subjects, hot questions, and how to reach a person. */
export const assistantHomeQuery = () => read(assistantEndpoints.getAssistantHome, {})

export const helpArticleQuery = (articleId: string) => read(assistantEndpoints.getHelpArticle, { articleId })

/** A person types, too: what they say is looked for so often, ms. */
const LOOK_EVERY_MS = 3000

/** A conversation; while a person has the word it is read again and again. */
export const conversationQuery = (talk: Talk) => ({
  ...read(assistantEndpoints.getConversation, inputOf(talk)),
  refetchInterval: ({ state }: { state: { data?: Conversation | undefined } }) =>
    state.data && isWithPerson(state.data.state) ? LOOK_EVERY_MS : (false as const)
})

/**
 * The talk about an order that goes on: the one that something was said in last, unless it was settled. Asked afresh each time,
 * and told to nobody where it cannot be had: a new one is begun then.
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
