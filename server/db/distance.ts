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
