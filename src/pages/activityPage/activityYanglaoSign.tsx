import { routedPage } from '@/features/page/routed-page'
import { titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'

const PATH = 'pages/activityPage/activityYanglaoSign'

function ActivityPagePage() {
  return <Page title={titleOf(PATH)}>{null}</Page>
}

export default routedPage(PATH, ActivityPagePage)
