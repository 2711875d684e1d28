import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { allowPosition } from '@/features/location/allow-position'
import { chosenCityAtom, locatingAtom } from '@/features/location/atoms'
import { locateNow } from '@/features/location/locate'
import type { Spot } from '@/features/location/model'
import { POSITION_HOW, POSITION_SWITCH } from '@/platform/location/position-permission'
import { Pressable } from '@/ui/pressable/pressable'
import css from './no-position.module.scss'

/** Why there is no position, by what the user or the phone answered, and the label of the way to change that. */
const WORDS = {
  denied: { why: '未获得位置权限', how: POSITION_HOW, action: POSITION_SWITCH },
  privacy: { why: '您未同意隐私保护指引，未读取位置', how: '', action: '再次阅读' },
  unavailable: { why: '无法定位，请检查手机的定位服务', how: '', action: '重试' }
}

/**
 * Shown if the user has refused the position, or there is none to have: the city's stores are listed all the same. Not needed once a
 * place is chosen.
 */
export function NoPosition({ spot }: { spot: Spot | null }) {
  const locating = useAtomValue(locatingAtom)
  const chosen = useAtomValue(chosenCityAtom)
  if (locating !== 'denied' && locating !== 'privacy' && locating !== 'unavailable') return null
  if (chosen?.location) return null
  const { why, how, action } = WORDS[locating]
  const order = spot?.location ? '距离按网络位置估算' : '已按评分排序'
  return (
    <View className={css.note}>
      <View className={css.words}>{`${why}，${order}。${how}`}</View>
      <Pressable
        className={css.action}
        onPress={() => void (locating === 'denied' ? allowPosition() : locateNow())}
      >
        {action}
      </Pressable>
    </View>
  )
}
