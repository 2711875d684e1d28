/** Sights of the demo and their kinds of tickets, as rows. Days are made of the kinds (see ../../ticket-days.ts). */
import type { sights, ticketKinds } from '../../schema/ticket'
import { CITIES } from '../cities'
import { sightPicture } from '../pictures'
import { CENTRE } from './centre'
import { EAST } from './east'
import { AHEAD, KINDS } from './kinds'
import { NORTH } from './north'
import type { CitySights, SightData } from './shapes'
import { SOUTH } from './south'
import { introOf, NOTICE } from './texts'

type SightRow = typeof sights.$inferInsert
type KindRow = typeof ticketKinds.$inferInsert

const ALL: readonly CitySights[] = [...NORTH, ...EAST, ...SOUTH, ...CENTRE]

const cityName = (code: string): string => {
  const city = CITIES.find((one) => one.code === code)
  if (!city) throw new Error(`No city ${code}`)
  return city.name
}

function sightRow({ cityCode, phone }: CitySights, data: SightData): SightRow {
  const { id, name, pinyin, category, level, lng, lat, district, address, hours, hot, subtitle } = data
  return {
    id,
    name,
    pinyin,
    category,
    cityCode,
    city: cityName(cityCode),
    district,
    address,
    lng,
    lat,
    level,
    hours,
    closedOn: [...(data.closedOn ?? [])],
    phone,
    subtitle,
    pictures: [sightPicture(id), sightPicture(`of-${category}`)],
    introHtml: introOf(data),
    noticeHtml: NOTICE,
    hot,
    onSale: !data.offSale
  }
}

/** Whole yuan from 10 on: nobody prices a ticket to the fen. */
const rounded = (fen: number): number =>
  fen >= 1000 ? Math.round(fen / 100) * 100 : Math.round(fen / 50) * 50

function kindRows({ id, category, priceFen, hot }: SightData): KindRow[] {
  return KINDS[category].map((kind, index) => {
    const price = rounded((priceFen * kind.percent) / 100)
    const busy = category === 'theme' || category === 'animal' || category === 'view'
    return {
      id: `${id}-${kind.suffix}`,
      sightId: id,
      name: kind.name,
      audience: kind.audience,
      includes: kind.includes,
      priceFen: price,
      listPriceFen: rounded(price * 1.1),
      weekendFen: busy ? rounded(price * 1.15) : price,
      dailyStock: hot >= 95 ? 60 : 200,
      ageFrom: kind.ageFrom ?? null,
      ageTo: kind.ageTo ?? null,
      mostAnOrder: hot >= 95 ? 5 : 9,
      sameDayUntil: AHEAD.has(kind.suffix) ? 0 : 16,
      refundRule: kind.refundRule,
      onSale: true,
      sort: index + 1
    }
  })
}

export const sightData: readonly SightRow[] = ALL.flatMap((city) =>
  city.sights.map((one) => sightRow(city, one))
)
export const ticketKindData: readonly KindRow[] = ALL.flatMap((city) => city.sights.flatMap(kindRows))
