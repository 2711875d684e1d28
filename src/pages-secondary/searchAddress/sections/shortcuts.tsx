import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { recentCitiesAtom, spotAtom } from '@/features/location/atoms'
import type { CityList } from '@/features/location/cities'
import { shortCity, type CityRef } from '@/features/location/model'
import { useLocationNeeded } from '@/features/location/use-place'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import { useRoomForLocated } from '../use-located'
import type { ChooseCity } from '../use-search-address'
import { Located, LocatedRoom } from './located'
import css from './shortcuts.module.scss'

interface ChipsProps {
  title: string
  cities: readonly CityRef[]
  onChoose: ChooseCity
}

function Chips({ title, cities, onChoose }: ChipsProps) {
  const current = useAtomValue(spotAtom)?.city_code
  if (cities.length === 0) return null
  return (
    <View>
      <View className={css.title} {...HEADING}>
        {title}
      </View>
      <View className={css.chips}>
        {cities.map(({ code, name }) => (
          <View key={code} className={css.cell}>
            <Pressable
              className={classNames(css.chip, code === current && css.current)}
              selected={code === current}
              onPress={() => onChoose({ code, name })}
            >
              {shortCity(name)}
            </Pressable>
          </View>
        ))}
      </View>
    </View>
  )
}

/** The located city, recently chosen cities, and popular ones. */
export function Shortcuts({ list, onChoose }: { list: CityList; onChoose: ChooseCity }) {
  const recent = useAtomValue(recentCitiesAtom)
  const needed = useLocationNeeded()
  const room = useRoomForLocated()
  const hot = useMemo(() => {
    const byCode = new Map(list.cities.map((city) => [city.code, city]))
    return list.hot.flatMap((code) => byCode.get(code) ?? [])
  }, [list])
  return (
    <View className={css.shortcuts}>
      {needed ? <Located /> : room ? <LocatedRoom /> : null}
      <Chips title='最近选择' cities={recent} onChoose={onChoose} />
      <Chips title='热门城市' cities={hot} onChoose={onChoose} />
    </View>
  )
}
