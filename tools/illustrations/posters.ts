import { motifs, type MotifName } from './motifs/all'
import { grounds, type GroundName } from './palette'
import { engraving, glow, ramp, svg } from './scenes'
import { lighter, mix, move, spark } from './shapes'

/** Posters of the film site: background, the lit object, its size, and the height of the horizon. */
export const posters: Record<string, readonly [GroundName, MotifName, number, number]> = {
  tide: ['teal', 'boat-night', 1.15, 250],
  star: ['night', 'capsule', 1.0, 290],
  lantern: ['red', 'lantern', 1.2, 300],
  whale: ['azure', 'island', 1.15, 270],
  mountain: ['stone', 'mountain', 1.3, 300],
  melody: ['rose', 'music', 1.1, 300],
  night: ['plum', 'train', 1.1, 290],
  kite: ['amber', 'cloud', 1.05, 260]
}

const WIDTH = 300
const HEIGHT = 400

/** A film poster, upright; the page that shows it adds the title. */
export function poster(name: string): string {
  const [ground, motif, scale, horizon] = posters[name] ?? ['night', 'screen', 1, 300]
  const [light, deep] = grounds[ground].rich
  const stars = Array.from({ length: 9 }, (_, i) =>
    spark(24 + ((i * 97) % 260), 22 + ((i * 53) % 120), 3 + (i % 3) * 2, '#fff4e0')
  )
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>` +
    `<circle cx="150" cy="${horizon - 110}" r="150" fill="url(#sun)"/>` +
    engraving(150, horizon - 110, 5, 84, 16, lighter(light, 0.5), 0.35) +
    `<g opacity=".8">${stars.join('')}</g>` +
    `<path d="M0 ${horizon} q80 -34 160 -6 t140 -10 V400 H0Z" fill="${mix(deep, '#1a1830', 0.25)}"/>` +
    move(150 - 120 * scale, horizon + 20 - 196 * scale, motifs[motif](), scale) +
    `<path d="M0 ${horizon + 34} q90 -22 170 4 t130 -8 V400 H0Z" fill="${mix(deep, '#1a1830', 0.55)}" opacity=".92"/>`
  return svg(WIDTH, HEIGHT, ramp('ground', light, deep) + glow('sun', '#fff4e0', 0.55), body)
}
