import { useState } from 'react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  storeCategoriesQuery,
  storesOnMapQuery,
  storesQuery,
  type StoreFilter
} from '@/features/location/store-queries'
import { shortCity } from '@/features/location/model'
import { useLinkedSpot } from '@/features/location/use-linked-spot'
import { useShare } from '@/features/wechat/use-share'
import { restoreScroll } from '@/platform/screen/page-scroll'
import { urlOf } from '@/routes/navigate'
import { titleOf, type RouteQuery } from '@/routes/table'
import { useSettledText } from '@/ui/search-field/use-settled-text'

const PATH = 'pages-secondary/storeList/index'

export type StoreView = 'list' | 'map'

/** Stores nearby, in the chosen city or in that of the link, filtered, as a list or on a map. */
export function useStoreList({ category = '', keyword = '', cityCode }: RouteQuery<typeof PATH>) {
  const { spot, settled, linking } = useLinkedSpot(cityCode)
  const [view, setView] = useState<StoreView>('list')
  const [typed, setTyped] = useState(keyword)
  // a district belongs to its city: it is ignored in another one
  const [part, setPart] = useState({ cityCode: '', district: '' })
  const [kind, setKind] = useState(category)
  const word = useSettledText(typed)
  const district = part.cityCode === spot?.city_code ? part.district : ''
  const filter: StoreFilter = { category: kind, district, keyword: word }
  const categories = useQuery({
    ...storeCategoriesQuery(spot?.city_code),
    placeholderData: keepPreviousData
  })
  const list = useInfiniteQuery({
    ...storesQuery(filter, spot),
    // until the position is known the best-rated stores are shown, then those nearby
    enabled: !linking && view === 'list',
    placeholderData: keepPreviousData
  })
  const map = useQuery({
    ...storesOnMapQuery(filter, spot),
    enabled: settled && view === 'map',
    placeholderData: keepPreviousData
  })
  // the friend sees the stores on this screen, wherever they are
  useShare({
    title: spot ? `${shortCity(spot.city)}${titleOf(PATH)}` : titleOf(PATH),
    path: urlOf(PATH, {
      ...(spot ? { cityCode: spot.city_code } : {}),
      ...(kind ? { category: kind } : {}),
      ...(word.trim() ? { keyword: word.trim() } : {})
    })
  })
  // results are shown from the top, however far the list was scrolled
  const fromTop =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      restoreScroll(0)
      set(value)
    }
  return {
    spot,
    view,
    setView: fromTop(setView),
    typed,
    type: fromTop(setTyped),
    kind,
    setKind: fromTop(setKind),
    district,
    setDistrict: fromTop((name: string) => setPart({ cityCode: spot?.city_code ?? '', district: name })),
    categories: categories.data?.list ?? [],
    list,
    map,
    total: (view === 'list' ? list.data?.pages[0] : map.data)?.total,
    isFiltered: Boolean(kind || district || word.trim()),
    clear: () => {
      setTyped('')
      setKind('')
      setPart({ cityCode: '', district: '' })
    }
  }
}

export type StoreListState = ReturnType<typeof useStoreList>
