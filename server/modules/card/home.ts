/** The blocks of home, built from what a channel offers (rule page.home.exchangeCenter). Pure. */
import { isoEnd } from '../../lib/iso'
import type { CouponOffer, Data, PlateOffer, PrivilegeKind } from '@contract/types'
import { cityCodeOfArea, plainCityCode } from '../../gateways/map/city-code'
import { type CityRow, type CouponRow, isOpen, type PrivilegeRow } from '../catalogue'

type Category = Data<'indexConfig'>['categories'][number]

const CATEGORIES: readonly Category[] = [
  { key: 'film', name: '电影' },
  { key: 'food', name: '美食' },
  { key: 'hotel', name: '酒店' },
  { key: 'travel', name: '出行' },
  { key: 'landmark', name: '景点' },
  { key: 'goods', name: '实物' },
  { key: 'recharge', name: '充值' },
  { key: 'all', name: '全部' }
]

/** The categories that the channel has something in, and the one for all. */
export function categoriesOf(privileges: readonly PrivilegeRow[]): Category[] {
  const kinds = new Set<string>(privileges.map((row) => row.kind))
  return CATEGORIES.filter(({ key }) => key === 'all' || kinds.has(key))
}

/** Where home is viewed from, as far as known. */
export interface Whereabouts {
  readonly cityCode?: string | undefined
  readonly longitude?: number | undefined
  readonly latitude?: number | undefined
}

/** Farther from all stores than this counts as none of our cities, in degrees of latitude (about 90 km). */
const NEAR_DEGREES = 0.8

/** The named city: with its country prefix, and from an area within it, as well. */
export const namedCity = ({ cityCode }: Whereabouts): string | undefined =>
  cityCode ? cityCodeOfArea(plainCityCode(cityCode)) || cityCode : undefined

/** The relevant city: the named one, or the one whose stores surround the position. */
export function cityOf(where: Whereabouts, cities: readonly CityRow[]): string | undefined {
  const { longitude, latitude } = where
  const named = namedCity(where)
  if (named) return named
  if (longitude === undefined || latitude === undefined) return undefined
  const [nearest] = cities
    .map((city) => ({ code: city.cityCode, far: Math.hypot(city.lng - longitude, city.lat - latitude) }))
    .sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= NEAR_DEGREES ? nearest.code : undefined
}

/** Whether it can be used in a city: it has a store there, or needs none; always if the city is unknown. */
const isUsableIn = (city: string | undefined) => (row: PrivilegeRow) =>
  city === undefined || row.cityCodes.length === 0 || row.cityCodes.includes(city)

/**
 * The most popular that can be taken now, at most two of a kind so that one kind does not fill the block. Those
 * usable in the city come first.
 */
export function recommendedOf(
  privileges: readonly PrivilegeRow[],
  now: Date,
  count: number,
  city?: string
): PrivilegeRow[] {
  const perKind = new Map<PrivilegeKind, number>()
  const chosen: PrivilegeRow[] = []
  const here = isUsableIn(city)
  const inOrder = [...privileges.filter(here), ...privileges.filter((row) => !here(row))]
  for (const row of inOrder) {
    if (chosen.length === count) break
    const already = perKind.get(row.kind) ?? 0
    if (already === 2 || !isOpen(row, now)) continue
    perKind.set(row.kind, already + 1)
    chosen.push(row)
  }
  return chosen
}

/** What this caller may buy, before what a missing card or a limit prevents; order preserved within each. */
export const buyableFirst = <T extends Pick<PlateOffer, 'purchase'>>(plates: readonly T[]): T[] =>
  [...plates].sort((a, b) => Number(b.purchase.allowed) - Number(a.purchase.allowed))

/** Coupons that a caller with this label can claim now; `claimed` = how many of each they have. */
export function claimableCoupons(
  coupons: readonly CouponRow[],
  caller: {
    readonly claimed: ReadonlyMap<string, number>
    readonly labelId: string | undefined
    readonly now: Date
  }
): CouponOffer[] {
  return coupons
    .filter((row) => row.labelId === null || row.labelId === caller.labelId)
    .filter((row) => row.startsAt <= caller.now && row.endsAt > caller.now && row.claimed < row.total)
    .filter((row) => (caller.claimed.get(row.couponId) ?? 0) < row.perMember)
    .map((row) => ({
      ...row,
      state: 'claimable',
      claimedPercent: Math.floor((row.claimed * 100) / row.total),
      endsAt: isoEnd(row.endsAt)
    }))
}
