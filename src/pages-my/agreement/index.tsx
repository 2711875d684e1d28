import { Page } from '@/ui/page/page'
import { routedPage } from '@/features/page/routed-page'

function Unfinished() {
  return <Page title='' />
}

export default routedPage('pages-my/agreement/index', Unfinished)
