import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useShareAppMessage } from '@tarojs/taro'
import { useAtomValue } from 'jotai'
import { chosenCityAtom } from '@/features/location/atoms'
import { usePlace } from '@/features/location/use-place'
import { filmsQuery } from '@/features/partner/films'
import { jump } from '@/features/partner/jump'
import type { Film } from '@/features/partner/model'
import { navigate, urlOf } from '@/routes/navigate'
import type { RouteQuery } from '@/routes/table'

const PATH = 'pages/movieList/index'

/** The city of the link until another is chosen; without one the chosen city, or where the user is. */
function useCity(linked: string | undefined): string | undefined {
  const chosen = useAtomValue(chosenCityAtom)
  const place = usePlace()
  const [atFirst] = useState(chosen)
  if (linked !== undefined && chosen === atFirst) return linked
  return chosen?.code ?? place?.city_code
}

/** The films of a city on a day, and the way to their tickets. */
export function useMovieList({ cityCode, date: linked }: RouteQuery<typeof PATH>) {
  const city = useCity(cityCode)
  const [chosen, setDate] = useState(linked)
  const query = useQuery({ ...filmsQuery(city, chosen), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query

  useShareAppMessage(() => ({ title: '正在热映', path: urlOf(PATH, { ...(cityCode ? { cityCode } : {}) }) }))

  return {
    query,
    /** Another day or city is on its way: the strip stays, the list does not. */
    changing: isPlaceholderData,
    today: data?.dates[0],
    date: chosen ?? data?.date,
    setDate,
    chooseCity: () => void navigate('pages-secondary/searchAddress/index'),
    buy: ({ filmId }: Film) => {
      if (data) void jump(data.redirect, { filmId })
    }
  }
}
