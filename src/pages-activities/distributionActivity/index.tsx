import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import type { ReferralCampaign } from '@/features/distribution/model'
import { requireLogin } from '@/features/session/require-login'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { goHome, navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import couponsIllustration from '@/ui/illustration/illustrations/coupons.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { Balance } from './sections/balance'
import { Hero } from './sections/hero'
import { Invite } from './sections/invite'
import { Invited } from './sections/invited'
import { Lists } from './sections/lists'
import { Rates } from './sections/rates'
import { BalanceSkeleton, InviteSkeleton, PageSkeleton } from './sections/skeletons'
import { useDistributionActivity } from './use-distribution-activity'
import { useInvited } from './use-invited'
import css from './index.module.scss'

const PATH = 'pages-activities/distributionActivity/index'

interface PartProps {
  campaign: ReferralCampaign
  state: ReturnType<typeof useDistributionActivity>
}

/** The member's balance, and how to invite friends while the campaign runs. */
function Mine({ campaign, state: { earnings, own } }: PartProps) {
  const running = campaign.state === 'running'
  return (
    <>
      <Stateful query={earnings} skeleton={<BalanceSkeleton />}>
        {(data) => <Balance {...data} />}
      </Stateful>
      <PlainWords of={['佣金', '待结算', '已结算']} />
      {running ? (
        <Stateful query={own} skeleton={<InviteSkeleton />}>
          {({ code }) => <Invite campaign={campaign} code={code} />}
        </Stateful>
      ) : (
        <View className={css.over}>
          {campaign.state === 'ended' ? '活动已结束，已产生的佣金按规则继续结算' : '活动开始后即可邀请好友'}
        </View>
      )}
      <CellGroup>
        <Cell
          icon={giftShape}
          title='推广素材'
          note='文案与图片，复制保存就能发'
          onPress={() => void navigate('pages-activities/materials/index')}
        />
      </CellGroup>
      <Lists running={running} />
    </>
  )
}

/** For a visitor who came by a friend's code; somebody who opens their own code sees their own page. */
function ByCode({ code, campaign, state }: PartProps & { code: string }) {
  const invited = useInvited(code)
  return invited.invitation.data?.own ? (
    <Overview campaign={campaign} state={state} />
  ) : (
    <Invited campaign={campaign} state={invited} />
  )
}

function Overview({ campaign, state }: PartProps) {
  return (
    <>
      <Hero campaign={campaign} />
      {state.loggedIn ? <Mine campaign={campaign} state={state} /> : null}
      <Rates campaign={campaign} />
    </>
  )
}

/**
 * 分销活动: the campaign, poster and link to invite friends, the invitees, and the commissions of their orders.
 */
function DistributionActivity({ query: { invite } }: PageProps<typeof PATH>) {
  const state = useDistributionActivity()
  const { loggedIn, campaign } = state
  const needsLogin = !loggedIn && invite === undefined && campaign.data?.campaign?.state === 'running'
  const logIn = (
    <BottomBar note='登录后生成您的专属邀请海报'>
      <Button size='large' block onPress={() => void requireLogin()}>
        登录，开始邀请
      </Button>
    </BottomBar>
  )
  return (
    <Page title={titleOf(PATH)} bottom={needsLogin ? logIn : undefined}>
      <Stateful
        query={campaign}
        skeleton={<PageSkeleton />}
        isEmpty={({ campaign: found }) => found === null}
        empty={
          <EmptyState
            illustration={couponsIllustration}
            text='这里暂无分销活动'
            action={{ text: '去首页看看', onPress: () => void goHome() }}
          />
        }
      >
        {({ campaign: found }) =>
          found &&
          (invite === undefined ? (
            <Overview campaign={found} state={state} />
          ) : (
            <ByCode code={invite} campaign={found} state={state} />
          ))
        }
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), DistributionActivity)
