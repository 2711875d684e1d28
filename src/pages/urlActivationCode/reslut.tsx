import { routedPage, type PageProps } from '@/frame/routed-page'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { CodeGrantResult } from './sections/code-grant-result'
import { GrantFailure } from './sections/grant-failure'

const PATH = 'pages/urlActivationCode/reslut'

/** 激活结果: what a code gave, from the server; or why it gave nothing. */
function ActivationResult({ query: { activityId, reason } }: PageProps<typeof PATH>) {
  return (
    <Page title={titleOf(PATH)} onBack={() => void goHome()}>
      {activityId === undefined ? (
        <GrantFailure reason={reason} />
      ) : (
        <CodeGrantResult activityId={activityId} />
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), ActivationResult)
