import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages-my/memberRenewalAgreement/index'

/** 会员续费协议. */
function RenewalAgreement() {
  return <AgreementText kind='renewal' title={titleOf(PATH)} />
}

export default routedPage(routeOf(PATH), RenewalAgreement)
