import { assistantEndpoints } from '@contract/assistant/endpoints'
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

const PAGE_SIZE = 20

/** The member's conversations of the last 90 days, newest first. */
export const historyQuery = () => readPages(assistantEndpoints.listConversations, { pageSize: PAGE_SIZE })
