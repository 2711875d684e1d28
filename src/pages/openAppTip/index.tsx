import { LeaveNotice } from '@/features/channel/components/leave-notice'
import { RefusedAddress } from '@/features/channel/components/refused-address'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { CopyTip } from './sections/copy-tip'
import { MenuTip } from './sections/menu-tip'
import { useOpenAppTip } from './use-open-app-tip'

const PATH = 'pages/openAppTip/index'

/** 打开提示: how to open in a browser what WeChat cannot open; a browser continues by itself. */
function OpenAppTip({ query: { url } }: PageProps<typeof PATH>) {
  const { here, inBrowser, verdict, broken, copy, leave, close } = useOpenAppTip(url)
  if (broken) return <RefusedAddress />
  if (inBrowser && verdict.kind === 'outside') return <LeaveNotice host={verdict.host} onLeave={leave} />
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

export default routedPage(routeOf(PATH), OpenAppTip)
