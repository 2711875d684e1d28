import { routedPage } from '@/features/page/routed-page'
import { titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages/hdzchatfood/index'

function HdzchatfoodPage() {
  return <Page title={titleOf(PATH)}>{null}</Page>
}

export default routedPage(PATH, HdzchatfoodPage)
