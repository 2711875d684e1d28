import { routedPage, type PageProps } from '@/frame/routed-page'
import { isUnknownMini } from '@/features/wechat/queries'
import { goHome } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { Stateful } from '@/ui/stateful/stateful'
import { Crossing } from './sections/crossing'
import { useGoPrivilegeMini } from './use-go-privilege-mini'

const PATH = 'pages/goPrivilegeMini/index'

/** 前往小程序: opens the partner's mini-program configured for the channel. */
function GoPrivilegeMini({ query: { id, path } }: PageProps<typeof PATH>) {
  const { partner, jump, direct, go, goByOurMini } = useGoPrivilegeMini(id, path)
  const unknown = isUnknownMini(partner.error)
  return (
    <Page title={titleOf(PATH)} ground='surface'>
      {unknown ? (
        <EmptyState
          illustration={searchIllustration}
          text='未找到要打开的小程序'
          hint='请从权益详情重新进入'
          action={{ text: '回首页', onPress: () => void goHome() }}
        />
      ) : (
        <Stateful query={partner} skeleton={<ResultSign kind='waiting' title='正在准备' />}>
          {({ name }) => (
            <Crossing name={name} jump={jump} direct={direct} onGo={direct ? go : goByOurMini} />
          )}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), GoPrivilegeMini)
