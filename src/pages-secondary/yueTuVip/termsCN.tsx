import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { OtherLanguage } from './sections/other-language'

const PATH = 'pages-secondary/yueTuVip/termsCN'

/** 服务条款 of the lounge membership. */
function TermsCN() {
  return (
    <AgreementText
      kind='lounge'
      title={titleOf(PATH)}
      aside={<OtherLanguage text='English version' path='pages-secondary/yueTuVip/termsEN' />}
    />
  )
}

export default routedPage(routeOf(PATH), TermsCN)
