import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { Icon } from '@/ui/icon/icon'
import closeShape from '@/ui/icon/icons/close.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { chosenCityAtom, offeredAtom, placeAtom } from '../atoms'
import { followPosition, openedAt, stayInChosenCity } from '../choose-city'
import { cityToOffer } from '../city-offer'
import { shortCity } from '../model'
import css from './city-offer.module.scss'

/**
 * Below the city's name, once while the app is open: the user is elsewhere than in the city they have chosen.
 */
export function CityOffer() {
  const chosen = useAtomValue(chosenCityAtom)
  const known = useAtomValue(placeAtom)
  const offered = useAtomValue(offeredAtom)
  // the compared times are by the device's clock, and the server knows of no located place: it renders no offer
  // oxlint-disable-next-line ours/pure-render
  const city = cityToOffer({ chosen, known, offered, openedAt, now: Date.now() })
  if (!city) return null
  return (
    <View className={css.offer} {...{ role: 'status' }}>
      <View className={css.words}>{`您在${shortCity(city)}，切换？`}</View>
      <Pressable className={css.yes} label={`切换到${shortCity(city)}`} onPress={followPosition}>
        切换
      </Pressable>
      <Pressable className={css.no} label='不切换' onPress={stayInChosenCity}>
        <Icon of={closeShape} size={16} />
      </Pressable>
    </View>
  )
}
