import { View } from '@tarojs/components'
import { ActivityBar } from '@/features/activity/components/activity-bar'
import { ActivityBody } from '@/features/activity/components/activity-body'
import { ActivitySkeleton } from '@/features/activity/components/activity-skeleton'
import { NoActivity } from '@/features/activity/components/no-activity'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import css from './around-bar.module.scss'
import { SignForm } from './sections/sign-form'
import { SignedBar, SignedResult } from './sections/signed'
import { firstFault } from './sign-rules'
import { useYanglaoSign } from './use-yanglao-sign'

const PATH = 'pages/activityPage/activityYanglaoSign'

/** 养老签约活动: explains, collects name and consent, shows the result. Large type in every channel. */
function YanglaoSign({ query: { activityId: named } }: PageProps<typeof PATH>) {
  const sign = useYanglaoSign(named)
  const { query, none, activity, signing } = sign
  const agreement = activity?.agreement
  const signed = activity?.state === 'signed'

  const bar = !activity ? undefined : signed ? (
    <SignedBar memberCardId={activity.memberCardId} />
  ) : signing && agreement ? (
    <BottomBar note={firstFault(sign.faults)}>
      <Button size='large' block loading={sign.busy} onPress={() => void sign.submit(agreement.version)}>
        确认签约
      </Button>
    </BottomBar>
  ) : (
    <ActivityBar activity={activity} onPress={(way) => (way ? sign.begin() : undefined)} />
  )

  return (
    <Page
      title={titleOf(PATH)}
      className='larger'
      bottom={bar ? <View className={classNames('larger', css.aroundBar)}>{bar}</View> : undefined}
    >
      {none ? (
        <NoActivity />
      ) : (
        <Stateful query={query} skeleton={<ActivitySkeleton />}>
          {(shown) => {
            if (shown.state === 'signed') return <SignedResult activity={shown} />
            if (signing && shown.agreement) return <SignForm html={shown.agreement.html} sign={sign} />
            return <ActivityBody activity={shown} />
          }}
        </Stateful>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), YanglaoSign)
