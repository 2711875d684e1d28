import { routedPage } from '@/features/page/routed-page'
import { titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages-my/chatRuleDetail/index'

function ChatRuleDetailPage() {
  return <Page title={titleOf(PATH)}>{null}</Page>
}

export default routedPage(PATH, ChatRuleDetailPage)
