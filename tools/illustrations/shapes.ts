/**
 * Shapes of the catalogue's pictures, as SVG text. Every fill is a soft gradient of one colour, lit from the
 * upper left, so that all pictures share the same light.
 */

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const toHex = (values: number[]) =>
  `#${values.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** `hex` mixed with `other` by `share` (0 to 1). */
export function mix(hex: string, other: string, share: number): string {
  const to = channels(other)
  return toHex(channels(hex).map((value, index) => value + ((to[index] ?? 0) - value) * share))
}

export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share)
export const darker = (hex: string, share: number) => mix(hex, '#1a1830', share)

/** A lit fill of this colour; {@link litDefs} defines the gradient. */
const lit = (hex: string) => `url(#lit-${hex.slice(1)})`

/** Gradients for all lit fills in `body`. */
export function litDefs(body: string): string {
  const used = new Set([...body.matchAll(/url\(#lit-([0-9a-fA-F]{6})\)/g)].map((match) => `#${match[1]}`))
  return [...used]
    .map(
      (hex) =>
        `<linearGradient id="lit-${hex.slice(1)}" x1="0" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${lighter(hex, 0.2)}"/>` +
        `<stop offset="0.5" stop-color="${hex}"/><stop offset="1" stop-color="${darker(hex, 0.2)}"/></linearGradient>`
    )
    .join('')
}

export const rect = (x: number, y: number, w: number, h: number, r: number, hex: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${lit(hex)}"/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, hex: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${lit(hex)}"/>`
export const disc = (cx: number, cy: number, r: number, hex: string) => oval(cx, cy, r, r, hex)
export const shape = (d: string, hex: string) => `<path d="${d}" fill="${lit(hex)}"/>`
/** A stroke with round ends. */
export const line = (d: string, hex: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
/** Light on an edge. */
export const glint = (d: string, width = 4, opacity = 0.55) => line(d, '#ffffff', width, opacity)
/** The side facing away from the light. */
export const shade = (d: string, opacity = 0.14) => `<path d="${d}" fill="#1a1830" opacity="${opacity}"/>`
export const ring = (cx: number, cy: number, r: number, hex: string, width: number, opacity = 1) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${hex}" stroke-width="${width}" opacity="${opacity}"/>`

export const move = (x: number, y: number, body: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${body}</g>`
/** Rotated about a point. */
export const turned = (degrees: number, cx: number, cy: number, body: string) =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${body}</g>`

/** Steam above something hot. */
export const steam = (x: number, y: number) =>
  [0, 20, 40]
    .map((dx, i) => line(`M${x + dx} ${y} q-9 -12 0 -24 t0 -24`, '#ffffff', 5, 0.55 + 0.1 * (i % 2)))
    .join('')

/** A four-pointed spark. */
export const spark = (x: number, y: number, r: number, hex: string) =>
  `<path d="M${x} ${y - r} Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y} Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r} Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y} Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z" fill="${hex}"/>`

/** Repeats a drawing `count` times. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Points on a circle. */
export const around = (
  count: number,
  cx: number,
  cy: number,
  r: number,
  draw: (x: number, y: number, index: number) => string
) =>
  each(count, (i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    return draw(
      Math.round((cx + r * Math.cos(angle)) * 10) / 10,
      Math.round((cy + r * Math.sin(angle)) * 10) / 10,
      i
    )
  })
