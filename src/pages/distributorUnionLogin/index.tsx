import { Arriving } from '@/features/session/components/arriving'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { NoSign } from './sections/no-sign'
import { Unanswered } from './sections/unanswered'
import { useUnionLogin } from './use-union-login'

const PATH = 'pages/distributorUnionLogin/index'

/**
 * 联合登录: shows the result of the login token, which launch has removed from the URL. The page is left as soon
 * as it is known.
 */
function DistributorUnionLogin({ query }: PageProps<typeof PATH>) {
  const { state, leave } = useUnionLogin(query)
  if (state === 'running') return <Arriving title={titleOf(PATH)} />
  return (
    <Page title={titleOf(PATH)} ground='surface'>
      {state === 'stuck' ? <Unanswered onLeave={leave} /> : <NoSign onLeave={leave} />}
    </Page>
  )
}

export default routedPage(routeOf(PATH), DistributorUnionLogin)
