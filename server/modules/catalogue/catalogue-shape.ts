import type {
  CardRow,
  CatalogueRows,
  ChannelRow,
  CityRow,
  CouponRow,
  PlateRow,
  PrivilegeRow,
  ProductRow
} from './catalogue-repository'
import { listsByCity } from './city-leads'

export interface CataloguePlate extends PlateRow {
  readonly privileges: readonly PrivilegeRow[]
}

export interface CatalogueCard extends CardRow {
  /** Plates included with it. */
  readonly included: readonly CataloguePlate[]
  /** Plates that can be added to it. */
  readonly addons: readonly CataloguePlate[]
}

/** What one channel offers: on sale, in the channel, each list in display order. */
export interface ChannelOffers {
  readonly brand: Pick<ChannelRow, 'name' | 'slogan' | 'logo'>
  readonly bannersIn: (city: string | undefined) => readonly ChannelRow['banners'][number][]
  /** Those that the channel features come first. */
  readonly cards: readonly CatalogueCard[]
  readonly plates: readonly CataloguePlate[]
  /** Those shown on a city's home. */
  readonly platesIn: (city: string | undefined) => readonly CataloguePlate[]
  readonly products: readonly ProductRow[]
  readonly coupons: readonly CouponRow[]
  /** Most popular first. */
  readonly privileges: readonly PrivilegeRow[]
}

/** Everything by id (members may hold things no longer sold), and the offers of each channel. */
export interface Catalogue {
  readonly privileges: ReadonlyMap<string, PrivilegeRow>
  readonly plates: ReadonlyMap<string, CataloguePlate>
  readonly cards: ReadonlyMap<string, CatalogueCard>
  readonly offers: (channel: string) => ChannelOffers
  /** Cities with stores. */
  readonly cities: readonly CityRow[]
}

/** Joins the rows; a channel's offers are computed at its first call. */
export function assemble(rows: CatalogueRows): Catalogue {
  const privileges = new Map(rows.privileges.map((row) => [row.privilegeId, row]))
  const plates = new Map(rows.plates.map((row) => [row.plateId, withPrivileges(row, privileges)]))
  const cards = new Map(rows.cards.map((row) => [row.cardId, withPlates(row, plates)]))
  const offers = new Map<string, ChannelOffers>()
  return {
    privileges,
    plates,
    cards,
    cities: rows.cities,
    offers(channel) {
      const existing = offers.get(channel) ?? offersOf(rows, channel)
      offers.set(channel, existing)
      return existing
    }
  }
}

/** Whether it is in a channel: an empty list of channels means every channel. */
export const isInChannel = (channel: string) => (row: { readonly channelCodes: readonly string[] }) =>
  row.channelCodes.length === 0 || row.channelCodes.includes(channel)

function offersOf(rows: CatalogueRows, channel: string): ChannelOffers {
  const here = isInChannel(channel)
  const sold = (row: { readonly channelCodes: readonly string[]; readonly onSale: boolean }) =>
    row.onSale && here(row)
  const privileges = rows.privileges.filter(here)
  const byId = new Map(privileges.map((row) => [row.privilegeId, row]))
  const plates = rows.plates.filter(here).map((row) => withPrivileges(row, byId))
  const platesById = new Map(plates.map((plate) => [plate.plateId, plate]))
  const { banners, leadCardIds, ...brand } = rows.channels.find((row) => row.code === channel) ?? NO_CHANNEL
  return {
    brand: { name: brand.name, slogan: brand.slogan, logo: brand.logo },
    bannersIn: listsByCity(banners),
    cards: leadFirst(rows.cards.filter(sold), leadCardIds).map((row) => withPlates(row, platesById)),
    plates: plates.filter(sold),
    platesIn: listsByCity(plates.filter(sold)),
    products: rows.products.filter((row) => sold(row) && byId.has(row.privilegeId)),
    coupons: rows.coupons.filter(here),
    privileges
  }
}

const NO_CHANNEL: ChannelRow = { code: '', name: '', slogan: '', logo: '', banners: [], leadCardIds: [] }

/** The cards that a channel features, in its order, followed by the others in theirs. */
function leadFirst(cards: readonly CardRow[], leadCardIds: readonly string[]): CardRow[] {
  const place = ({ cardId }: CardRow) => {
    const at = leadCardIds.indexOf(cardId)
    return at < 0 ? leadCardIds.length : at
  }
  return [...cards].sort((a, b) => place(a) - place(b))
}

function withPrivileges(row: PlateRow, privileges: ReadonlyMap<string, PrivilegeRow>): CataloguePlate {
  return { ...row, privileges: row.privilegeIds.flatMap((id) => privileges.get(id) ?? []) }
}

function withPlates(row: CardRow, plates: ReadonlyMap<string, CataloguePlate>): CatalogueCard {
  const inMode = (mode: 'included' | 'addon') =>
    row.plates.flatMap((place) => (place.mode === mode ? (plates.get(place.plateId) ?? []) : []))
  return { ...row, included: inMode('included'), addons: inMode('addon').filter((plate) => plate.onSale) }
}
