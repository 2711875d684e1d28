/** Positions of places on a drawn map: Web Mercator, as on common maps. Lengths in stylesheet px. */

/** A map zooms between these (rule limit.map). */
export const MIN_ZOOM = 5
export const MAX_ZOOM = 18

export interface Spot {
  readonly lat: number
  readonly lng: number
}

export interface Offset {
  readonly x: number
  readonly y: number
}

/** What a map shows: its centre, and an integer zoom from 5 to 18. */
export interface View {
  readonly middle: Spot
  readonly zoom: number
}

const TILE = 256
/** Limit of the Mercator projection, degrees. */
const MAX_LATITUDE = 85
const RADIANS = Math.PI / 180

const worldSize = (zoom: number) => TILE * 2 ** zoom

/** A place on the whole world's map at a zoom, px from its upper left corner. */
export function worldPx({ lat, lng }: Spot, zoom: number): Offset {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * RADIANS)
  const size = worldSize(zoom)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size
  }
}

/** The inverse. */
export function spotAt({ x, y }: Offset, zoom: number): Spot {
  const size = worldSize(zoom)
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) / RADIANS
  return { lat: Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)), lng: (x / size) * 360 - 180 }
}

/** A place's distance from the middle of the map, px. */
export function offsetOf(spot: Spot, { middle, zoom }: View): Offset {
  const [at, from] = [worldPx(spot, zoom), worldPx(middle, zoom)]
  return { x: at.x - from.x, y: at.y - from.y }
}

/** The same zoom after panning by this many px. */
export function pulled({ middle, zoom }: View, { x, y }: Offset): View {
  const from = worldPx(middle, zoom)
  return { middle: spotAt({ x: from.x - x, y: from.y - y }, zoom), zoom }
}

/** The nearest integer zoom after panning and zooming around the middle of the map. */
export function stretched(view: View, { x, y, scale }: Offset & { readonly scale: number }): View {
  const { middle } = pulled(view, { x: x / scale, y: y / scale })
  return { middle, zoom: clampedZoom(view.zoom + Math.round(Math.log2(scale))) }
}

export const clampedZoom = (zoom: number): number => Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))

/** One place alone is shown with the streets around it. */
const ALONE_ZOOM = 15

/** The closest view that shows all places within this many px; `fallback` if there are none. */
export function viewOf(
  spots: readonly Spot[],
  size: { width: number; height: number },
  fallback: View
): View {
  if (spots.length === 0) return fallback
  const [lats, lngs] = [spots.map(({ lat }) => lat), spots.map(({ lng }) => lng)]
  const corner = { lat: Math.max(...lats), lng: Math.min(...lngs) }
  const other = { lat: Math.min(...lats), lng: Math.max(...lngs) }
  const [a, b] = [worldPx(corner, 0), worldPx(other, 0)]
  const middle = spotAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0)
  const [width, height] = [b.x - a.x, b.y - a.y]
  const fit = Math.floor(Math.log2(Math.min(size.width / width, size.height / height)))
  return { middle, zoom: clampedZoom(Math.min(fit, ALONE_ZOOM)) }
}

/** Round scale lengths, m. */
const STEPS = [10, 20, 50, 100, 200, 500].flatMap((metres) => [metres, metres * 1000]).sort((a, b) => a - b)
const METRES_A_PX = 156_543.033_92

/** The longest round length that is at most `most` px long: its metres and its px. */
export function scaleOf({ middle, zoom }: View, most: number): { metres: number; px: number } {
  const metresAPx = (METRES_A_PX * Math.cos(middle.lat * RADIANS)) / 2 ** zoom
  const all = [...STEPS, 1000, 2000, 5000].filter((metres) => metres / metresAPx <= most)
  const metres = Math.max(10, ...all)
  return { metres, px: metres / metresAPx }
}
