import { useMemo } from 'react'
import { View } from '@tarojs/components'
import type { CityList } from '@/features/location/cities'
import type { Area } from '@/features/location/model'
import { searchCities, type FoundCity } from '@/features/location/search-cities'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ErrorState } from '@/ui/error-state/error-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import { usePlaces } from '../use-places'
import type { ChooseCity } from '../use-search-address'
import { PlaceRow } from './place-row'
import css from './results.module.scss'

/** More cities than this mean that too little was typed. */
const MAX_COUNT = 30

interface ResultsProps {
  list: CityList
  typed: string
  onChoose: ChooseCity
  /** Back to all cities. */
  onClear: () => void
}

function Row({ found: { city, from, to }, onChoose }: { found: FoundCity; onChoose: ChooseCity }) {
  const { name, pinyin, province } = city
  return (
    <Pressable className={css.row} onPress={() => onChoose(city)}>
      <View className={css.name}>
        {name.slice(0, from)}
        <View className={css.hit}>{name.slice(from, to)}</View>
        {name.slice(to)}
      </View>
      <View className={css.note}>{province === name ? pinyin : `${pinyin} · ${province}`}</View>
    </Pressable>
  )
}

/** A part of a city, e.g. a county-level one: its offers are those of its city. */
function AreaRow({ area, onChoose }: { area: Area; onChoose: ChooseCity }) {
  const { name, cityCode, cityName, province } = area
  return (
    <Pressable className={css.row} onPress={() => onChoose({ code: cityCode, name: cityName })}>
      <View className={css.name}>{name}</View>
      <View className={css.note}>{province === cityName ? cityName : `${cityName} · ${province}`}</View>
    </Pressable>
  )
}

/** Cities that match the search, and places of that name in any city. */
export function Results({ list, typed, onChoose, onClear }: ResultsProps) {
  const found = useMemo(() => searchCities(list.cities, list.hot, typed).slice(0, MAX_COUNT), [list, typed])
  const { places, areas, looking, retry } = usePlaces(typed)
  const nothing = found.length === 0 && places.length === 0 && areas.length === 0
  if (nothing && retry) return <ErrorState text='地点加载失败' onRetry={retry} />
  if (nothing)
    return looking ? null : (
      <EmptyState
        illustration={searchIllustration}
        text={`未找到“${typed.trim()}”`}
        hint='试试城市名、拼音或首字母，如 sh'
        action={{ text: '看看全部城市', onPress: onClear }}
      />
    )
  return (
    <View className={css.results}>
      {found.map((each) => (
        <Row key={each.city.code} found={each} onChoose={onChoose} />
      ))}
      {areas.map((area) => (
        <AreaRow key={area.adcode} area={area} onChoose={onChoose} />
      ))}
      {places.length > 0 ? (
        <View className={css.title} {...HEADING}>
          地点
        </View>
      ) : null}
      {places.map((place) => (
        <PlaceRow key={`${place.adcode}${place.name}${place.address}`} place={place} onChoose={onChoose} />
      ))}
      {retry ? <ListFooter state='error' onRetry={retry} /> : null}
    </View>
  )
}
