import { View } from '@tarojs/components'
import { useLastSpot } from '@/features/location/use-place'
import { distanceText } from '@/features/location/components/merchant-row/distance'
import type { Sight } from '@/features/ticket/model'
import { openMap } from '@/platform/location/map'
import { Cell } from '@/ui/cell/cell'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { PlaceMap } from '@/ui/place-map/place-map'
import css from './whereabouts.module.scss'

/** Beyond this distance the route from the user says nothing on a static map, m. */
const NEAR_METRES = 200_000

/** The location of a sight: on a static map, as text, and in the phone's map app. */
export function Whereabouts({ sight }: { sight: Sight }) {
  const spot = useLastSpot()?.location ?? null
  const { sightId, name, location, city, district, address, distance } = sight
  const near = distance !== null && distance <= NEAR_METRES
  const whole = `${city}${district}${address}`
  const open = () => void openMap({ ...location, name, address: whole })
  return (
    <View className={css.card}>
      <PlaceMap
        label={`${name}位置示意图`}
        pins={[{ id: sightId, name, ...location }]}
        here={near ? spot : null}
        chosen={sightId}
        onChoose={open}
      />
      <Cell
        icon={locationShape}
        title={`${city}${district}`}
        note={[address, distanceText(distance)].filter(Boolean).join(' · ')}
        value={<View className={css.go}>导航</View>}
        onPress={open}
      />
    </View>
  )
}
