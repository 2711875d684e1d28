import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { Done } from './sections/done'
import { MergeStep } from './sections/merge-step'
import { NewStep } from './sections/new-step'
import { OldStep } from './sections/old-step'
import { PhoneSkeleton } from './sections/phone-skeleton'
import { Steps } from './sections/steps'
import { useSetPhone } from '@/features/phone/use-set-phone'

const PATH = 'pages-my/setPhone/index'

const WITH_OLD = ['验证原号', '验证新号', '完成'] as const
const WITHOUT = ['绑定手机号', '完成'] as const

/**
 * 修改手机号: verifies the old number, then the new one; if another account has it, the two can be merged. Sets a
 * number if there is none.
 */
function SetPhone() {
  const phone = useSetPhone()
  const { profile, step, result } = phone
  return (
    <Page title={titleOf(PATH)} ground='ground'>
      {result ? (
        <Done result={result} />
      ) : (
        <Stateful query={profile} skeleton={<PhoneSkeleton />}>
          {({ hasMobile, maskedMobile }) => (
            <>
              <Steps names={hasMobile ? WITH_OLD : WITHOUT} at={hasMobile && step !== 'old' ? 1 : 0} />
              {step === 'old' ? <OldStep phone={phone} maskedMobile={maskedMobile} /> : null}
              {step === 'new' ? <NewStep phone={phone} hasMobile={hasMobile} /> : null}
              {step === 'merge' ? <MergeStep phone={phone} nameless={!hasMobile} /> : null}
            </>
          )}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), SetPhone)
