import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages-my/chatRuleDetail/index'

/** 聊天规则: the rules of a chat with customer service, in the version in force. */
function ChatRuleDetailPage() {
  return <AgreementText kind='chat' title={titleOf(PATH)} />
}

export default routedPage(routeOf(PATH), ChatRuleDetailPage)
