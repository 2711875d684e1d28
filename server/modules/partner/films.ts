import type { Data, ParsedInput } from '@contract/types'
import { findCity } from '../../gateways/map/china/cities'
import { daysFrom } from '../../lib/china-time'
import { FILM_PARTNER } from '../../partners/sole'
import type { PartnerDependencies } from './dependencies'
import { requestPartner } from './reach'
import { redirectView } from './redirect'

const DAYS_SHOWN = 7
/** The default city: the map's code for Shanghai. */
const USUAL_CITY = '310000'

/** Our page for buying tickets: it logs the member in at the film site. */
const TICKETS = { path: '/pages/nndypPlacementUrl/index', isInternal: 1 } as const

/** Films on show in a city on a day; none on a day not offered. @throws BusinessError 913 */
export async function listFilms(
  dependencies: PartnerDependencies,
  input: ParsedInput<'listFilms'>,
  now: Date
): Promise<Data<'listFilms'>> {
  const dates = daysFrom(now, DAYS_SHOWN)
  const cityCode = input.cityCode ?? USUAL_CITY
  const date = input.date ?? dates[0] ?? ''
  const films = dates.includes(date)
    ? await requestPartner(dependencies, FILM_PARTNER, (site) => site.films(cityCode, date))
    : []
  const query = new URLSearchParams({ cityCode }).toString()
  const path = `${TICKETS.path}?${query}`
  const redirect = redirectView({ ...TICKETS, miniProgramRedirectUrl: path, path }, () => null)
  return { cityCode, cityName: findCity(cityCode)?.short ?? '', date, dates, films, redirect }
}
