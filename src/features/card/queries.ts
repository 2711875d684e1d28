import { useQuery } from '@tanstack/react-query'
import { cardEndpoints } from '@contract/card/endpoints'
import type { Data } from '@contract/types'
import { read } from '@/api/read'
import type { Spot } from '@/features/location/model'
import { positionOf, useLastSpot } from '@/features/location/use-place'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { writeStored } from '@/platform/storage/stored-values'
import type { HomeBlocks } from './model'

/** Cards on sale in the channel. */
export const cardsOnSaleQuery = () => read(cardEndpoints.listCardsInfo, {})

/**
 * The member's cards: active, inactive, expired. Stores whether there is one as it becomes known (rule
 * stored.isCard).
 */
export function myCardsQuery() {
  const { queryKey, queryFn } = read(cardEndpoints.getMyCardInfo, {})
  return {
    queryKey,
    queryFn: async (context: { signal?: AbortSignal }): Promise<Data<'getMyCardInfo'>> => {
      const info = await queryFn(context)
      writeStored('isCard', info.cardInfoList.length > 0)
      return info
    }
  }
}

/** The member's card that ends soonest, if it ends within 7 days. */
export const endingCardQuery = () => read(cardEndpoints.getExpiredConfig, {})

/** Whether the member had cards and all of them have expired. */
export const allExpiredQuery = () => read(cardEndpoints.getAllCardExpiredFlag, {})

/** The blocks of home for the user's position and entry label: cached per combination. */
export const homeConfigQuery = (spot: Spot | null) => {
  const labelId = shownStored('labelId')
  return read(cardEndpoints.indexConfig, { ...(labelId ? { labelId } : {}), ...positionOf(spot) })
}

/** Home without city-specific content. */
const nationwide = ({ banners, plates, ...home }: HomeBlocks): HomeBlocks => ({
  ...home,
  banners: banners.filter(({ local }) => !local),
  plates: plates.filter(({ local }) => !local)
})

/**
 * The blocks of home: categories, banners, plates, recommended privileges, coupons. The previous ones stay
 * until those of a new place have loaded, except for another city's own content. `enabled: false` makes no
 * request: it only reads the cache.
 */
export function useHomeConfig(options: { readonly enabled?: boolean } = {}) {
  useHydrated()
  const query = homeConfigQuery(useLastSpot())
  const [, { cityCode }] = query.queryKey
  return useQuery({
    ...query,
    placeholderData: (before: HomeBlocks | undefined, of) =>
      before && (of?.queryKey[1].cityCode === cityCode ? before : nationwide(before)),
    ...options
  })
}
