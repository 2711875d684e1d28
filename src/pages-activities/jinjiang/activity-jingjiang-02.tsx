import { routedPage } from '@/features/page/routed-page'
import { titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages-activities/jinjiang/activity-jingjiang-02'

function JinjiangPage() {
  return <Page title={titleOf(PATH)}>{null}</Page>
}

export default routedPage(PATH, JinjiangPage)
