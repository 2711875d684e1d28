import { sql, type SQL } from 'drizzle-orm'

/** A position on the globe. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** Rounded to a decimetre: PostgreSQL cannot square smaller distances and would fail with an underflow. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

/** SQL: metres from `position` to a row with these columns (haversine); null without a position. */
export function distanceTo(
  position: Position | null,
  columns: { readonly lat: SQL; readonly lng: SQL }
): SQL {
  if (!position) return sql`null::float8`
  const lat = sql`${rounded(position.lat)}::float8`
  const lng = sql`${rounded(position.lng)}::float8`
  return sql`2 * 6371000 * asin(least(1, sqrt(power(sin(radians(${columns.lat} - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${columns.lat})) * power(sin(radians(${columns.lng} - ${lng}) / 2), 2))))`
}

/** Latitudes and longitudes that enclose a circle; without longitudes where they would go round a pole or across the date line. */
export interface Box {
  readonly lat: readonly [from: number, to: number]
  readonly lng: readonly [from: number, to: number] | null
}

const EARTH_METRES = 6_371_000
/** More than rounding can take away: a box may be too large, and never too small. */
const MARGIN = 1.0001

/** The box around all places that are `metres` or less from a position. */
export function boxAround({ lat, lng }: Position, metres: number): Box {
  const angle = Math.min((metres / EARTH_METRES) * MARGIN, Math.PI)
  const degrees = angle * DEGREES
  const lats = [lat - degrees, lat + degrees] as const
  const ratio = Math.sin(angle) / Math.cos(lat / DEGREES)
  if (lats[0] <= -90 || lats[1] >= 90 || ratio >= 1) return { lat: lats, lng: null }
  const aside = Math.asin(ratio) * DEGREES * MARGIN
  const lngs = [lng - aside, lng + aside] as const
  return { lat: lats, lng: lngs[0] < -180 || lngs[1] > 180 ? null : lngs }
}

const DEGREES = 180 / Math.PI

/** SQL: a row with these columns is in the box; an index on latitude and longitude finds it. */
export function inBox(box: Box, columns: { readonly lat: SQL; readonly lng: SQL }): SQL {
  const lats = sql`${columns.lat} between ${box.lat[0]} and ${box.lat[1]}`
  return box.lng ? sql`(${lats} and ${columns.lng} between ${box.lng[0]} and ${box.lng[1]})` : lats
}
