import { activityText } from '@/features/activity/model'
import type { Activity } from '@/features/activity/queries'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import type { OpenCards } from '../use-open-cards'

/** Continues with the chosen cards; not rendered if no card can be opened. */
export function OpenBar({ activity, cards }: { activity: Activity; cards: OpenCards }) {
  const { query, chosen, ask } = cards
  const waits = query.data?.cards.some(({ opened }) => opened === null)
  if (!waits) return null
  const { action } = activity
  const closed = action.do === 'none' && action.reason !== 'done' ? activityText(activity) : undefined
  return (
    <BottomBar
      note={closed ? (closed.note ?? closed.button) : chosen.length === 0 ? '请勾选要开通的卡' : undefined}
    >
      <Button
        size='large'
        block
        disabled={closed !== undefined || chosen.length === 0}
        onPress={() => ask('confirm')}
      >
        {chosen.length > 0 ? `开通 ${chosen.length} 张卡` : '开通'}
      </Button>
    </BottomBar>
  )
}
