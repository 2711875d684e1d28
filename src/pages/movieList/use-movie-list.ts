import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { chosenCityAtom } from '@/features/location/atoms'
import { useLinkedCity } from '@/features/location/use-linked-city'
import { usePlace } from '@/features/location/use-place'
import { filmsQuery } from '@/features/partner/films'
import { jump } from '@/features/partner/jump'
import type { CityFilms, Film } from '@/features/partner/model'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'
import type { RouteQuery } from '@/routes/table'

const PATH = 'pages/movieList/index'

/** The link's city until another is chosen; without one, the chosen city or the user's position. */
function useCity(linked: string | undefined): string | undefined {
  const chosen = useAtomValue(chosenCityAtom)
  const place = usePlace()
  return useLinkedCity(linked) ?? chosen?.code ?? place?.city_code
}

const isOf = (shown: CityFilms | undefined, city: string | undefined, date: string | undefined): boolean =>
  shown !== undefined && shown.cityCode === city && (date === undefined || shown.date === date)

/** The films of a city on a day, and the links to their tickets. */
export function useMovieList({ cityCode, date: linked }: RouteQuery<typeof PATH>) {
  const city = useCity(cityCode)
  const [chosen, setDate] = useState(linked)
  const query = useQuery({
    ...filmsQuery(city, chosen),
    // if the position turns out to be in the city already shown, the films stay
    placeholderData: (shown: CityFilms | undefined) => (isOf(shown, city, chosen) ? shown : undefined)
  })
  const { data } = query
  // what the strip shows while another day or city loads, and if that fails
  const [existing, setExisting] = useState(data)
  if (data && data !== existing) setExisting(data)
  const last = data ?? existing

  // the friend sees the films on this screen, wherever they are
  const seen = { ...(city ? { cityCode: city } : {}), ...(chosen ? { date: chosen } : {}) }
  useShare({ title: '正在热映', path: urlOf(PATH, seen) })

  return {
    query,
    /** City and days, as last known; undefined before the first answer. */
    strip: last && { city: last.cityName, days: last.dates, active: chosen ?? last.date },
    today: last?.dates[0],
    setDate,
    chooseCity: () => void navigate('pages-secondary/searchAddress/index'),
    buy: ({ filmId }: Film) => {
      if (data) void jump(data.redirect, { filmId, date: data.date })
    }
  }
}
