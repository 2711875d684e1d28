import { View } from '@tarojs/components'
import { goHome } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { activityText, type ActivityText } from '../model'
import type { Activity } from '../queries'
import css from './activity.module.scss'

export interface ActivityBarProps {
  activity: Activity
  busy?: boolean
  /** Shown beside the button: for what costs. */
  priced?: boolean
  onPress: (way: Exclude<ActivityText['way'], 'home'>) => void
}

/** What can be done in an activity, or why nothing can; neither price nor button where the platform forbids selling. */
export function ActivityBar({ activity, busy = false, priced = false, onPress }: ActivityBarProps) {
  const words = activityText(activity)
  const [item] = activity.items
  // a price beside the way to something else would read as the price of that
  const forSale = priced && words.way !== 'home'
  const press = () => (words.way === 'home' ? void goHome() : onPress(words.way))
  if (!words.button) return <View className={css.notForSale}>{words.note}</View>
  return (
    <BottomBar
      note={words.note}
      aside={forSale && item ? <Price fen={item.priceFen} was={item.listPriceFen} size='large' /> : undefined}
    >
      <Button
        size='large'
        block
        guarded={words.way === 'take'}
        loading={busy}
        disabled={!words.way}
        onPress={press}
      >
        {words.button}
      </Button>
    </BottomBar>
  )
}
