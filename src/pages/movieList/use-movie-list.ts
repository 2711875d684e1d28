import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useShareAppMessage } from '@tarojs/taro'
import { usePlace } from '@/features/location/use-place'
import { filmsQuery } from '@/features/partner/films'
import { jump } from '@/features/partner/jump'
import type { Film } from '@/features/partner/model'
import { navigate, urlOf } from '@/routes/navigate'
import type { RouteQuery } from '@/routes/table'

const PATH = 'pages/movieList/index'

/** The films of a city on a day, and the way to their tickets. */
export function useMovieList({ cityCode, date: linked }: RouteQuery<typeof PATH>) {
  const place = usePlace()
  const [chosen, setDate] = useState(linked)
  const city = cityCode ?? place?.city_code
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
