import { View } from '@tarojs/components'
import { shortCity } from '@/features/location/model'
import { POSITION_HOW, POSITION_SWITCH } from '@/platform/location/position-permission'
import { Icon } from '@/ui/icon/icon'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import { useLocated } from '../use-located'
import css from './located.module.scss'

type State = ReturnType<typeof useLocated>

/** The text below the city, and the label of the action beside it. */
function wordsOf({ known, locating }: State): { note: string; action: string } {
  if (locating === 'locating') return { note: known?.exact ? '' : '正在定位…', action: '' }
  if (locating === 'denied') return { note: `未获得位置权限。${POSITION_HOW}`, action: POSITION_SWITCH }
  if (locating === 'privacy')
    return { note: '您未同意隐私保护指引，未读取位置。可再次阅读并同意，或直接选择城市', action: '再次阅读' }
  if (locating === 'unavailable')
    return { note: '无法定位，请检查手机的定位服务，或直接选择城市', action: '重试' }
  if (locating === 'failed') return { note: '定位失败，可直接选择城市', action: '重试' }
  if (known?.exact) return { note: '', action: '重新定位' }
  return { note: known ? '根据网络判断，可能不准确' : '', action: '开启定位' }
}

/** Placeholder while it is unknown whether it is needed. */
export function LocatedRoom() {
  return (
    <View className={css.located}>
      <View className={css.title} />
      <View className={css.row} />
      <View className={css.note} />
    </View>
  )
}

/** 当前定位: the city of the device's position, and what to do if that is unknown. */
export function Located() {
  const state = useLocated()
  const { known, locating, find, allow, take } = state
  const { note, action } = wordsOf(state)
  return (
    <View className={css.located}>
      <View className={css.title} {...HEADING}>
        当前定位
      </View>
      <View className={css.row}>
        {known ? (
          <Pressable
            className={css.city}
            label={`使用定位城市 ${shortCity(known.place.city)}`}
            onPress={take}
          >
            <Icon of={locationShape} size={16} className={css.pin} />
            <View>{shortCity(known.place.city)}</View>
          </Pressable>
        ) : (
          <View className={css.unknown}>{locating === 'locating' ? '正在定位…' : '暂未获取到您的位置'}</View>
        )}
        {action ? (
          <Pressable className={css.action} onPress={locating === 'denied' ? () => void allow() : find}>
            {action}
          </Pressable>
        ) : null}
      </View>
      <View className={css.note} aria-live='polite'>
        {note}
      </View>
    </View>
  )
}
