import { View } from '@tarojs/components'
import { OUTCOMES, WHAT_FRIENDS_GET, type ReferralCampaign } from '@/features/distribution/model'
import { brandName } from '@/features/channel/brand'
import { goHome, navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Picture } from '@/ui/picture/picture'
import { Stateful } from '@/ui/stateful/stateful'
import css from '../index.module.scss'
import type { useInvited } from '../use-invited'
import { PageSkeleton } from './skeletons'

export interface InvitedProps {
  campaign: ReferralCampaign
  state: ReturnType<typeof useInvited>
}

const MALL = 'pages-mall/physicalMall/index'

/** The next step for an invitee, by the result of accepting. */
function Next({ state: { loggedIn, accepted, logIn, again } }: Pick<InvitedProps, 'state'>) {
  if (!loggedIn) {
    return (
      <Button size='large' block onPress={logIn}>
        登录并接受邀请
      </Button>
    )
  }
  if (accepted === 'failed') {
    return (
      <Button size='large' block onPress={again}>
        接受失败，点击重试
      </Button>
    )
  }
  return (
    <Button size='large' block loading={accepted === undefined} onPress={() => void navigate(MALL)}>
      去商城逛逛
    </Button>
  )
}

/**
 * For a visitor who came by a friend's code: who invites, to which campaign, and a button that accepts by
 * logging in.
 */
export function Invited({ campaign, state }: InvitedProps) {
  const { loggedIn, invitation, accepted } = state
  if (state.isWrong) {
    return (
      <EmptyState
        illustration={cardsIllustration}
        text='邀请码无效'
        hint='请让好友重新发送邀请'
        action={{ text: '去首页看看', onPress: () => void goHome() }}
      />
    )
  }
  const words = accepted && accepted !== 'failed' ? OUTCOMES[accepted] : undefined
  return (
    <Stateful query={invitation} skeleton={<PageSkeleton />}>
      {({ referrerName }) => (
        <View className={css.invited}>
          <Picture className={css.invitedPicture} src={campaign.picture} eager />
          <View className={css.invitedTitle}>{`${referrerName} 邀请您加入${brandName()}`}</View>
          <View className={css.invitedText}>{WHAT_FRIENDS_GET}</View>
          <View className={css.outcome} aria-live='polite'>
            {words ?? (loggedIn ? '正在接受邀请…' : '登录后即接受邀请，不产生任何费用')}
          </View>
          <Next state={state} />
          <View className={css.small}>您的订单会为邀请人计算佣金，不影响您的价格</View>
        </View>
      )}
    </Stateful>
  )
}
