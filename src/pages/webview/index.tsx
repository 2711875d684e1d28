import { WebView } from '@tarojs/components'
import { LeaveNotice } from '@/features/channel/components/leave-notice'
import { RefusedAddress } from '@/features/channel/components/refused-address'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import css from './index.module.scss'
import { useWebview } from './use-webview'

const PATH = 'pages/webview/index'

/**
 * Opens sites on the channel's list; confirms before any other; refuses what is not an http(s) URL (rule
 * page.webview).
 */
function Webview({ query }: PageProps<typeof PATH>) {
  const { verdict, address, title, loaded, heard, leave, blocked } = useWebview(query.url)
  if (verdict.kind === 'refused') return <RefusedAddress />
  if (verdict.kind === 'outside') return <LeaveNotice host={verdict.host} onLeave={leave} />
  return (
    <Page title={title} className={css.fill}>
      {address ? (
        <WebView src={address} className={css.web} onLoad={loaded} onError={blocked} onMessage={heard} />
      ) : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), Webview)
