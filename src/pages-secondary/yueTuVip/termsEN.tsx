import { AgreementText } from '@/features/member/components/agreement-text/agreement-text'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { OtherLanguage } from './sections/other-language'

const PATH = 'pages-secondary/yueTuVip/termsEN'

/** The same terms in English. */
function TermsEN() {
  return (
    <AgreementText
      kind='loungeEn'
      title={titleOf(PATH)}
      language='en'
      aside={<OtherLanguage text='中文版本' path='pages-secondary/yueTuVip/termsCN' />}
    />
  )
}

export default routedPage(routeOf(PATH), TermsEN)
