import { View } from '@tarojs/components'
import { trySourceText, type Lottery, type LotteryTrySource } from '@/features/lottery/model'
import { ShareButton } from '@/features/wechat/share-button'
import type { Shared } from '@/platform/share/share-types'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Tag } from '@/ui/tag/tag'
import css from './try-sources.module.scss'

export interface WaysProps {
  lottery: Lottery
  shared: Shared
  onShared: () => void
}

/** The ways to get tries, each with what is left of it and a link. */
export function Ways({ lottery, shared, onShared }: WaysProps) {
  return (
    <View>
      {lottery.ways.map((way) => {
        const { title, note } = trySourceText(way)
        return (
          <View key={way.way} className={css.way}>
            <View className={css.words}>
              <View className={css.title}>{title}</View>
              <View className={css.note}>{note}</View>
            </View>
            <WayDoor way={way} isMember={lottery.triesLeft !== null} shared={shared} onShared={onShared} />
          </View>
        )
      })}
    </View>
  )
}

interface WayDoorProps extends Omit<WaysProps, 'lottery'> {
  way: LotteryTrySource
  isMember: boolean
}

function WayDoor({ way: { way, left, open }, isMember, shared, onShared }: WayDoorProps) {
  if (way === 'share' && (open || !isMember))
    return <ShareButton kind='secondary' text='去分享' shared={shared} onShared={onShared} />
  if (way === 'card' && open)
    return (
      <Button kind='secondary' size='small' onPress={() => void navigate('pages/market/index')}>
        去开卡
      </Button>
    )
  if (way === 'order')
    return (
      <Button kind='secondary' size='small' onPress={() => void navigate('pages/market/index')}>
        去逛逛
      </Button>
    )
  if (!isMember) return null
  return <Tag tone={left > 0 ? 'ok' : 'quiet'}>{left > 0 ? '可用' : '已用'}</Tag>
}
