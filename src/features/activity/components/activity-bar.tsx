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
  /** Shown beside the button, if it costs money. */
  priced?: boolean
  onPress: (way: Exclude<ActivityText['way'], 'home'>) => void
}

/**
 * What can be done in an activity, or why nothing can; neither price nor button where the platform forbids
 * selling.
 */
export function ActivityBar({ activity, busy = false, priced = false, onPress }: ActivityBarProps) {
  const text = activityText(activity)
  const [item] = activity.items
  // a price beside a link to something else would look like that one's price
  const forSale = priced && text.way !== 'home'
  const press = () => (text.way === 'home' ? void goHome() : onPress(text.way))
  if (!text.button) return <View className={css.notForSale}>{text.note}</View>
  return (
    <BottomBar
      note={text.note}
      aside={forSale && item ? <Price fen={item.priceFen} was={item.listPriceFen} size='large' /> : undefined}
    >
      <Button
        size='large'
        block
        guarded={text.way === 'take'}
        loading={busy}
        disabled={!text.way}
        onPress={press}
      >
        {text.button}
      </Button>
    </BottomBar>
  )
}
