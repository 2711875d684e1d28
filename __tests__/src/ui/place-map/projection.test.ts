import fc from 'fast-check'
import { groupPins } from '@/ui/place-map/groups'
import {
  clampedZoom,
  MIN_ZOOM,
  MAX_ZOOM,
  offsetOf,
  pulled,
  scaleOf,
  spotAt,
  stretched,
  viewOf,
  worldPx,
  type View
} from '@/ui/place-map/projection'
import { distanceMetres } from '../../../../server/gateways/map/distance'

const CHINA: View = { middle: { lat: 35, lng: 104 }, zoom: 5 }
const SIZE = { width: 260, height: 280 }
const spot = fc.record({
  lat: fc.double({ min: 18, max: 53, noNaN: true }),
  lng: fc.double({ min: 74, max: 134, noNaN: true })
})

test('a place is found again where it was drawn', () => {
  fc.assert(
    fc.property(spot, fc.integer({ min: MIN_ZOOM, max: MAX_ZOOM }), (at, zoom) => {
      const back = spotAt(worldPx(at, zoom), zoom)
      expect(Math.abs(back.lat - at.lat) + Math.abs(back.lng - at.lng)).toBeLessThan(1e-6)
    })
  )
})

test('north is up and east is right; the scale tells the true distance', () => {
  const view = { middle: { lat: 31.23, lng: 121.47 }, zoom: 14 }
  const place = { lat: 31.24, lng: 121.48 }
  const { x, y } = offsetOf(place, view)
  expect(x).toBeGreaterThan(0)
  expect(y).toBeLessThan(0)
  const { metres, px } = scaleOf(view, 72)
  expect((Math.hypot(x, y) * metres) / px / distanceMetres(view.middle, place)).toBeCloseTo(1, 1)
  expect(px).toBeLessThanOrEqual(72)
})

test('a map zooms from 5 to 18 (rule limit.map)', () => {
  expect([clampedZoom(4), clampedZoom(5), clampedZoom(18), clampedZoom(19)]).toEqual([5, 5, 18, 18])
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 30 }), (spots) => {
      const { zoom } = viewOf(spots, SIZE, CHINA)
      expect(zoom).toBeGreaterThanOrEqual(MIN_ZOOM)
      expect(zoom).toBeLessThanOrEqual(MAX_ZOOM)
    })
  )
})

test('the first view shows all places of a city, one alone with the streets around it, none where it is told', () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 2, maxLength: 30 }), (spots) => {
      const city = spots.map(({ lat, lng }) => ({ lat: 30 + lat / 100, lng: 120 + lng / 100 }))
      const view = viewOf(city, SIZE, CHINA)
      for (const at of city) {
        const { x, y } = offsetOf(at, view)
        expect(Math.abs(x)).toBeLessThanOrEqual(SIZE.width / 2 + 1)
        expect(Math.abs(y)).toBeLessThanOrEqual(SIZE.height / 2 + 1)
      }
    })
  )
  const alone = viewOf([{ lat: 30, lng: 120 }], SIZE, CHINA)
  expect(alone.zoom).toBe(15)
  expect(alone.middle.lat).toBeCloseTo(30)
  expect(viewOf([], SIZE, CHINA)).toBe(CHINA)
})

test('the ground follows the finger', () => {
  const view = { middle: { lat: 31, lng: 121 }, zoom: 12 }
  const place = { lat: 31.05, lng: 121.02 }
  const [before, after] = [offsetOf(place, view), offsetOf(place, pulled(view, { x: 40, y: -25 }))]
  expect(after.x - before.x).toBeCloseTo(40)
  expect(after.y - before.y).toBeCloseTo(-25)
})

test('pins that a finger could not tell apart are one with their number; nearer they part; none is lost', () => {
  const pin = (id: string, lat: number, lng: number) => ({ id, name: id, lat, lng })
  const pins = [pin('a', 31.23, 121.47), pin('b', 31.231, 121.471), pin('c', 31.3, 121.6)]
  const ids = (zoom: number) =>
    groupPins(pins, { middle: { lat: 31.23, lng: 121.47 }, zoom }).map((group) =>
      group.pins.map(({ id }) => id).join('')
    )
  expect(ids(12)).toEqual(['ab', 'c'])
  expect(ids(5)).toEqual(['abc'])
  expect(ids(18)).toEqual(['a', 'b', 'c'])
})

test('stretched, what was in the middle of the fingers’ way stands where they brought it, at a whole zoom', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -150, max: 150 }),
      fc.integer({ min: -150, max: 150 }),
      fc.integer({ min: -2, max: 2 }),
      (x, y, steps) => {
        const view: View = { middle: { lat: 31, lng: 121 }, zoom: 12 }
        const scale = 2 ** steps
        const next = stretched(view, { x, y, scale })
        expect(next.zoom).toBe(12 + steps)
        // the old middle has moved with the fingers
        const moved = offsetOf(view.middle, next)
        expect(Math.abs(moved.x - x) + Math.abs(moved.y - y)).toBeLessThan(0.01)
      }
    )
  )
  expect(stretched(CHINA, { x: 0, y: 0, scale: 0.1 }).zoom).toBe(MIN_ZOOM)
  expect(stretched({ ...CHINA, zoom: 17 }, { x: 0, y: 0, scale: 9 }).zoom).toBe(MAX_ZOOM)
})
