import { routedPage } from '@/features/page/routed-page'
import { titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages/mtPlacementPage/index'

function MtPlacementPagePage() {
  return <Page title={titleOf(PATH)}>{null}</Page>
}

export default routedPage(PATH, MtPlacementPagePage)
