import { useState } from 'react'
import { hashKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocationNeeded, usePlace } from '@/features/location/use-place'
import { shortCity } from '@/features/location/model'
import type { SightCategory, SightFilter } from '@/features/ticket/model'
import { sightsQuery, ticketCitiesQuery, ticketFrontQuery } from '@/features/ticket/queries'

const SORTS = ['popular', 'distance'] as const

/**
 * Whether the rows shown match the filter and only their distances belong to another position: they stay
 * until the new ones arrive.
 */
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

/** The filter of the sights: the user's city if it has any, otherwise all; by popularity or by distance. */
export function useSights(askedCity: string | undefined) {
  const spot = usePlace()
  const needed = useLocationNeeded()
  const canBeNear = needed && spot?.location != null
  const cities = useQuery(ticketCitiesQuery())
  const [picked, pickCity] = useState<string | undefined>(askedCity)
  const [category, setCategory] = useState<SightCategory | 'all'>('all')
  const [sort, setSort] = useState<'popular' | 'distance'>('popular')

  const find = (code: string | undefined) => cities.data?.find((city) => city.cityCode === code)
  // a link to a city without sights is treated as one without a city
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
    /** undefined while loading; empty if unavailable. */
    banners: front.data?.banners ?? (front.isError ? [] : undefined),
    category,
    setCategory,
    sort: canBeNear ? sort : 'popular',
    setSort,
    /**
     * A channel that does not use the position cannot sort by distance; the row is still rendered so that
     * nothing shifts.
     */
    sorts: needed ? SORTS : SORTS.slice(0, 1),
    canBeNear,
    sights
  }
}
