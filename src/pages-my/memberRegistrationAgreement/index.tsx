import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages-my/memberRegistrationAgreement/index'

/** 会员注册协议. */
function RegistrationAgreement() {
  return <AgreementText kind='registration' title={titleOf(PATH)} />
}

export default routedPage(routeOf(PATH), RegistrationAgreement)
