import { LeaveNotice } from '@/features/channel/components/leave-notice'
import { routedPage, type PageProps } from '@/features/page/routed-page'
import { goHome } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import errorDrawing from '@/ui/drawing/drawings/error.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { CopyTip } from './sections/copy-tip'
import { MenuTip } from './sections/menu-tip'
import { useOpenAppTip } from './use-open-app-tip'

const PATH = 'pages/openAppTip/index'

/** 打开提示: how to open in a browser what WeChat does not open; a browser goes on by itself. */
function OpenAppTip({ query: { url } }: PageProps<typeof PATH>) {
  const { here, inBrowser, verdict, broken, copy, leave, close } = useOpenAppTip(url)
  if (broken) {
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
  if (inBrowser && verdict.kind === 'outside') {
    return (
      <Page title='离开提示'>
        <LeaveNotice host={verdict.host} onLeave={leave} />
      </Page>
    )
  }
  if (inBrowser) {
    return (
      <Page title={titleOf(PATH)} ground='surface'>
        <ResultSign kind='waiting' title='正在打开' />
      </Page>
    )
  }
  return (
    <Page title={titleOf(PATH)} ground='surface'>
      {here === 'wechat' ? <MenuTip onCopy={copy} onClose={close} /> : <CopyTip onCopy={copy} />}
    </Page>
  )
}

export default routedPage(PATH, OpenAppTip)
