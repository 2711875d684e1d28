import { agreementKind } from '@/features/member/agreement'
import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { replace } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'

const PATH = 'pages-my/agreement/index'

/** 用户协议, or the text given by the parameter `kind`: privacy, refund, chat. */
function AgreementPage({ query }: PageProps<typeof PATH>) {
  const kind = agreementKind(query.kind)
  if (kind) return <AgreementText kind={kind} title={titleOf(PATH)} />
  return (
    <Page title={titleOf(PATH)}>
      <EmptyState
        illustration={searchIllustration}
        text='未找到该协议'
        action={{ text: '查看用户协议', onPress: () => void replace(PATH, { kind: 'user' }) }}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), AgreementPage)
