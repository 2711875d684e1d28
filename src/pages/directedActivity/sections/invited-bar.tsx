import { ActivityBar } from '@/features/activity/components/activity-bar'
import { showLoginPopUp } from '@/features/session/login-pop-up'
import type { GrantActivity } from '@/features/grant/use-grant-activity'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { stepOf } from '../step'
import type { Invited } from '../use-invited'

/** The action for a user whose own number is invited; the login; or why nothing is possible. */
export function InvitedBar({ shown, invited }: { shown: GrantActivity; invited: Invited }) {
  const { activity, status } = shown
  switch (stepOf(shown)) {
    case 'given':
    case 'form':
      return null
    case 'login':
      return (
        <BottomBar note='登录后查看您是否受邀'>
          <Button size='large' block onPress={showLoginPopUp}>
            登录并领取
          </Button>
        </BottomBar>
      )
    case 'take':
      return (
        <BottomBar note={status?.mobile ? `${status.mobile} 已受邀` : '您已受邀'}>
          <Button size='large' block guarded loading={invited.busy} onPress={invited.takeByOwn}>
            立即领取
          </Button>
        </BottomBar>
      )
    case 'closed':
      return <ActivityBar activity={activity} onPress={() => undefined} />
  }
}
