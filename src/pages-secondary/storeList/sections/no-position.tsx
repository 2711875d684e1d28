import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { allowPosition } from '@/features/location/allow-position'
import { chosenCityAtom, locatingAtom } from '@/features/location/atoms'
import type { Spot } from '@/features/location/model'
import { POSITION_HOW, POSITION_SWITCH } from '@/platform/location/position-permission'
import { Pressable } from '@/ui/pressable/pressable'
import css from './no-position.module.scss'

/**
 * Shown if the user has denied the position: the city's stores are listed all the same. Not needed once a
 * place is chosen.
 */
export function NoPosition({ spot }: { spot: Spot | null }) {
  const locating = useAtomValue(locatingAtom)
  const chosen = useAtomValue(chosenCityAtom)
  if (locating !== 'denied' || chosen?.location) return null
  const order = spot?.location ? '距离按网络位置估算' : '已按评分排序'
  return (
    <View className={css.note}>
      <View className={css.words}>{`未获得位置权限，${order}。${POSITION_HOW}`}</View>
      <Pressable className={css.action} onPress={() => void allowPosition()}>
        {POSITION_SWITCH}
      </Pressable>
    </View>
  )
}
