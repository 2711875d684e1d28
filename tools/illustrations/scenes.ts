import type { GroundName } from './palette'
import { grounds } from './palette'
import { litDefs, mix, move } from './shapes'

/** A complete SVG picture with the gradients its body needs. */
export function svg(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}${litDefs(body)}</defs>${body}</svg>`
}

const stops = (from: string, to: string) =>
  `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
export const ramp = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(from, to)}</linearGradient>`
export const glow = (id: string, hex: string, opacity: number) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${hex}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient>`

/** Fine rings as on a banknote. */
export const engraving = (
  cx: number,
  cy: number,
  count: number,
  first: number,
  step: number,
  hex: string,
  opacity: number
) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${cx}" cy="${cy}" r="${first + i * step}" fill="none" stroke="${hex}" stroke-width="1" opacity="${opacity}"/>`
  ).join('')

const shadow = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#floor)" opacity="${opacity}"/>`
const floor = glow('floor', '#241a30', 0.9)

/** Scale of an object on a background of 400. */
const STILL_SCALE = 1.34

/**
 * One object on a pale background: privileges and products. The object stays in the middle, so that any crop
 * works.
 */
export function still(size: number, ground: GroundName, object: string): string {
  const [light, deep] = grounds[ground].pale
  const k = size / 400
  const body =
    `<rect width="${size}" height="${size}" fill="url(#ground)"/>` +
    `<circle cx="${200 * k}" cy="${192 * k}" r="${164 * k}" fill="#fff" opacity=".42"/>` +
    engraving(200 * k, 192 * k, 4, 172 * k, 9 * k, mix(deep, '#3a2a20', 0.2), 0.28) +
    `<circle cx="${110 * k}" cy="${90 * k}" r="${190 * k}" fill="url(#sun)"/>` +
    shadow(200 * k, 310 * k, 142 * k, 22 * k, 0.28) +
    move((200 - 120 * STILL_SCALE) * k, (312 - 196 * STILL_SCALE) * k, object, STILL_SCALE * k)
  return svg(size, size, ramp('ground', light, deep) + glow('sun', '#ffffff', 0.75) + floor, body)
}

/** Several objects on a rich background: plates. `objects` are [drawing, x, scale], the first at the back. */
export function group(
  width: number,
  height: number,
  ground: GroundName,
  objects: readonly (readonly [string, number, number])[]
): string {
  const [light, deep] = grounds[ground].rich
  const base = height * 0.87
  const lift = height / 292
  const body =
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    engraving(width * 0.5, height * 0.46, 12, height * 0.3, height * 0.055, '#ffffff', 0.13) +
    `<circle cx="${width * 0.5}" cy="${height * 0.48}" r="${height * 0.42}" fill="#fff" opacity=".1"/>` +
    `<circle cx="${width * 0.28}" cy="${height * 0.1}" r="${height * 0.8}" fill="url(#sun)"/>` +
    `<rect y="${base - height * 0.06}" width="${width}" height="${height}" fill="url(#table)"/>` +
    objects
      .map(([drawing, x, size]) => {
        const scale = size * lift
        return (
          shadow(width * x, base, 100 * scale, 14 * scale, 0.55) +
          move(width * x - 120 * scale, base - 194 * scale, drawing, scale)
        )
      })
      .join('')
  const table = `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(deep, '#000000', 0.28)}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}" stop-opacity=".2"/></linearGradient>`
  return svg(
    width,
    height,
    ramp('ground', light, deep) + glow('sun', mix(light, '#ffffff', 0.45), 0.55) + floor + table,
    body
  )
}

/** A broad still life on a deep background with a woven pattern: banners of 686×280. */
export function banner(ground: GroundName, objects: readonly (readonly [string, number, number])[]): string {
  const [width, height] = [686, 280]
  const [light, deep] = grounds[ground].rich
  const waves = Array.from(
    { length: 14 },
    (_, i) =>
      `<path d="M-20 ${i * 22 - 10} q90 ${i % 2 ? 44 : -44} 180 0 t180 0 t180 0 t180 0" fill="none" stroke="#fff" stroke-width="1" opacity="${0.05 + (i % 3) * 0.02}"/>`
  ).join('')
  const base = 244
  const body =
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    waves +
    engraving(500, 130, 9, 104, 12, '#ffffff', 0.14) +
    `<circle cx="500" cy="130" r="112" fill="#fff" opacity=".12"/><circle cx="150" cy="0" r="320" fill="url(#sun)"/>` +
    `<path d="M0 ${base - 18} q343 -26 686 -4 V280 H0Z" fill="url(#table)"/>` +
    objects
      .map(
        ([drawing, x, scale]) =>
          shadow(x, base, 104 * scale, 13 * scale, 0.6) +
          move(x - 120 * scale, base - 195 * scale, drawing, scale)
      )
      .join('')
  const table = `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(deep, '#000000', 0.3)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
  return svg(
    width,
    height,
    ramp('ground', light, deep) + glow('sun', mix(light, '#ffffff', 0.4), 0.5) + floor + table,
    body
  )
}
