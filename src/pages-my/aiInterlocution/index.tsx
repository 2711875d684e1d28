import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf } from '@/routes/table'
import { ChatPage } from './sections/chat-page'

const PATH = 'pages-my/aiInterlocution/index'

/** 智能问答: questions, streamed answers with their sources, and handover to an agent. */
function AiInterlocution({ query: { conversationId, question, orderNo, person } }: PageProps<typeof PATH>) {
  return <ChatPage start={{ conversationId, orderNo }} question={question} person={person === 1} />
}

export default routedPage(routeOf(PATH), AiInterlocution)
