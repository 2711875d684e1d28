import { WebView } from '@tarojs/components'
import { LeaveNotice } from '@/features/channel/components/leave-notice'
import { routedPage, type PageProps } from '@/features/page/routed-page'
import { goHome } from '@/routes/navigate'
import errorDrawing from '@/ui/drawing/drawings/error.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import css from './index.module.scss'
import { useWebview } from './use-webview'

const PATH = 'pages/webview/index'

/** Shows a site of the channel's list; asks before any other; refuses what is no web address (pages.md). */
function Webview({ query }: PageProps<typeof PATH>) {
  const { verdict, address, title, loaded, heard, leave } = useWebview(query.url)
  if (verdict.kind === 'refused') {
    return (
      <Page title='无法打开'>
        <EmptyState
          drawing={errorDrawing}
          text='这个链接不安全或已损坏，没有打开'
          hint='请从可信的入口重新进入'
          action={{ text: '回首页', onPress: () => void goHome() }}
        />
      </Page>
    )
  }
  if (verdict.kind === 'outside') {
    return (
      <Page title='离开提示'>
        <LeaveNotice host={verdict.host} onLeave={leave} />
      </Page>
    )
  }
  return (
    <Page title={title} className={css.fill}>
      {address ? <WebView src={address} className={css.web} onLoad={loaded} onMessage={heard} /> : null}
    </Page>
  )
}

export default routedPage(PATH, Webview)
