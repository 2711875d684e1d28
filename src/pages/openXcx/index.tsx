import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { FromDesktop } from './sections/from-desktop'
import { FromPhone } from './sections/from-phone'
import { FromWechat } from './sections/from-wechat'
import { Opening } from './sections/opening'
import { useOpenXcx } from './use-open-xcx'

const PATH = 'pages/openXcx/index'

/**
 * 正在打开小程序: by WeChat's launch tag, a link from the phone's browser into WeChat, or a QR code on a desktop.
 */
function OpenXcx({ query: { path, query } }: PageProps<typeof PATH>) {
  const { here, waiting, link, open } = useOpenXcx(path, query)
  return (
    <Page title={titleOf(PATH)} ground='surface'>
      {waiting ? (
        <Opening />
      ) : (
        <Stateful query={link} skeleton={<Opening />}>
          {(mini) => {
            if (here === 'desktop') return <FromDesktop qrText={mini.qrText} />
            if (here === 'phone') return <FromPhone link={mini} onOpen={open} />
            return <FromWechat link={mini} />
          }}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), OpenXcx)
