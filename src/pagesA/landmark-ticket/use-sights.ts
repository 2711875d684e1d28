import { useState } from 'react'
import { hashKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocationNeeded, usePlace } from '@/features/location/use-place'
import { shortCity } from '@/features/location/model'
import type { SightCategory, SightFilter } from '@/features/ticket/model'
import { sightsQuery, ticketCitiesQuery, ticketFrontQuery } from '@/features/ticket/queries'

const SORTS = ['popular', 'distance'] as const

/** Whether the rows that stand are those of the filter, and only their distances are of another place: they stay until these come. */
function isButFromElsewhere(
  key: readonly unknown[] | undefined,
  { location: _, ...filter }: SightFilter
): boolean {
  if (!key) return false
  const [, { longitude: _x, latitude: _y, ...asked }] = key as readonly [
    unknown,
    Readonly<Record<string, unknown>>
  ]
  const [, wanted] = sightsQuery({ ...filter, location: null }).queryKey
  return hashKey([asked]) === hashKey([wanted])
}

/** What is shown of the sights: the city of the user where it has any, else all; by popularity or from here. */
export function useSights(askedCity: string | undefined) {
  const spot = usePlace()
  const needed = useLocationNeeded()
  const canBeNear = needed && spot?.location != null
  const cities = useQuery(ticketCitiesQuery())
  const [picked, pickCity] = useState<string | undefined>(askedCity)
  const [category, setCategory] = useState<SightCategory | 'all'>('all')
  const [sort, setSort] = useState<'popular' | 'distance'>('popular')

  const find = (code: string | undefined) => cities.data?.find((city) => city.cityCode === code)
  // a link to a city that has no sights is as one that names none
  const isNamed = picked !== undefined && (picked === '' || !cities.data || find(picked) !== undefined)
  const cityCode = (isNamed ? picked : find(spot?.city_code)?.cityCode) || undefined
  const chosen = find(cityCode)
  const front = useQuery({ ...ticketFrontQuery(cityCode), enabled: !cities.isPending })
  const filter: SightFilter = {
    cityCode,
    category: category === 'all' ? undefined : category,
    sort: canBeNear ? sort : 'popular',
    location: spot?.location ?? null
  }
  const sights = useInfiniteQuery({
    ...sightsQuery(filter),
    placeholderData: (rows, before) => (isButFromElsewhere(before?.queryKey, filter) ? rows : undefined),
    enabled: !cities.isPending
  })
  return {
    cities: cities.data ?? [],
    cityCode,
    cityName: chosen ? shortCity(chosen.name) : '全国',
    /** '' = everywhere. */
    pickCity: (code: string) => {
      pickCity(code)
      setCategory('all')
    },
    front: front.data,
    /** undefined while they are not known; none where they cannot be had. */
    banners: front.data?.banners ?? (front.isError ? [] : undefined),
    category,
    setCategory,
    sort: canBeNear ? sort : 'popular',
    setSort,
    /** Distance is no order in a channel that asks for no place; the row stands all the same, so that nothing moves. */
    sorts: needed ? SORTS : SORTS.slice(0, 1),
    canBeNear,
    sights
  }
}
