/** Sights: those in a city, search, and a single one. */
import type { Data, ParsedInput, SightBrief } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Position } from '../../db/distance'
import { searchTerms } from '../../domain/search-terms'
import { plainCityCode } from '../../gateways/map/city-code'
import { notFound } from '../../core/business-error'
import { clockOf, kindView } from './calendar'
import {
  findSight,
  listCategories,
  listKinds,
  listSights,
  suggestNames,
  type SightRow
} from './sight-repository'

interface Asked {
  readonly channel: string
  readonly now: Date
}

const BANNERS = 3
const HOT_TERMS = 8
const SUGGESTIONS = 10

const codeOf = (cityCode: string | undefined) => (cityCode ? plainCityCode(cityCode) : undefined)

/** An incomplete position counts as none. */
const positionOf = (input: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Position | null =>
  input.latitude === undefined || input.longitude === undefined
    ? null
    : { lat: input.latitude, lng: input.longitude }

const metres = (distance: number | null) => (distance === null ? null : Math.round(distance))

function brief(row: SightRow): SightBrief {
  const { id, name, subtitle, category, level, pictures, city, district, distance, fromFen } = row
  const picture = pictures[0] ?? ''
  return {
    sightId: id,
    name,
    subtitle,
    category,
    level,
    picture,
    city,
    district,
    distance: metres(distance),
    fromFen
  }
}

/** Banners, categories and popular words of a city, or of all cities if it has no sights. */
export async function frontOf(
  db: Queryable,
  input: ParsedInput<'getTicketFront'>,
  { channel }: Asked
): Promise<Data<'getTicketFront'>> {
  const cityCode = codeOf(input.cityCode)
  const popular = { channel, words: [], position: null, byDistance: false, pageSize: HOT_TERMS }
  const [here, everywhere, categories] = await Promise.all([
    listSights({ ...popular, cityCode }, db),
    listSights(popular, db),
    listCategories({ channel, cityCode }, db)
  ])
  const shown = here.rows.length > 0 ? here.rows : everywhere.rows
  const names = new Set([...shown, ...everywhere.rows].map(({ name }) => name))
  return {
    banners: shown.slice(0, BANNERS).map(({ id, pictures, name, subtitle }) => ({
      sightId: id,
      picture: pictures[0] ?? '',
      name,
      subtitle
    })),
    categories,
    hotWords: [...names].slice(0, HOT_TERMS)
  }
}

/** A page of sights. */
export async function sightsPage(
  db: Queryable,
  input: ParsedInput<'pageSights'>,
  { channel }: Asked
): Promise<Data<'pageSights'>> {
  const { cursor, pageSize, category, sort } = input
  const { rows, next } = await listSights(
    {
      channel,
      cityCode: codeOf(input.cityCode),
      category,
      words: searchTerms(input.keyword),
      position: positionOf(input),
      byDistance: sort === 'distance',
      cursor,
      pageSize
    },
    db
  )
  return { list: rows.map(brief), next }
}

/** Names that match the typed text. */
export function suggestions(db: Queryable, input: ParsedInput<'suggestSights'>, { channel }: Asked) {
  const words = searchTerms(input.keyword)
  if (words.length === 0) return Promise.resolve([])
  return suggestNames({ channel, words, cityCode: codeOf(input.cityCode), limit: SUGGESTIONS }, db)
}

/** A sight with its tickets. @throws BusinessError 404 */
export async function sightDetail(
  db: Queryable,
  input: ParsedInput<'getSight'>,
  { channel, now }: Asked
): Promise<Data<'getSight'>> {
  const { sightId } = input
  const [row, kinds] = await Promise.all([
    findSight({ sightId, channel, position: positionOf(input) }, db),
    listKinds({ sightId }, clockOf(now), channel, db)
  ])
  if (!row) throw notFound('景点不存在或已下架')
  const { id, name, subtitle, category, level, pictures, city, district, address, hours, phone } = row
  return {
    sight: {
      sightId: id,
      name,
      subtitle,
      category,
      level,
      pictures,
      city,
      district,
      address,
      location: { lat: row.lat, lng: row.lng },
      distance: metres(row.distance),
      hours,
      phone
    },
    kinds: kinds.map(kindView),
    introHtml: row.introHtml,
    noticeHtml: row.noticeHtml
  }
}
