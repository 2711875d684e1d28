/**
 * Draws airport lounges and their memberships into server/catalogue/pictures/lounges: `npx tsx
 * tools/illustrations/lounges.ts`. The output is part of the repository; run this after changing a room.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { motifs } from './motifs/all'
import { c } from './palette'
import { glow, group, ramp, svg } from './scenes'
import { darker, each, glint, lighter, line, move, oval, rect, shade, shape } from './shapes'

const folder = join(__dirname, '../../server/catalogue/pictures/lounges')
const [WIDTH, HEIGHT] = [560, 350]
/** Where the floor begins. */
const FLOOR = 256

interface Room {
  readonly wall: string
  readonly floor: string
  /** Sky behind the glass: top, bottom. */
  readonly sky: readonly [string, string]
  readonly dark?: boolean
  /** What is in the room, besides the chairs. */
  readonly things: string
}

const plant = (x: number, size: number) =>
  rect(x - 13 * size, FLOOR - 6, 26 * size, 40 * size, 5, c.brown) +
  each(5, (i) =>
    oval(
      x + (i - 2) * 13 * size,
      FLOOR - 26 * size - (i % 2) * 18 * size,
      10 * size,
      26 * size,
      i % 2 ? c.leaf : c.jade
    )
  )

const lamp = (x: number, top: number) =>
  line(`M${x} 0 V${top}`, c.slate, 2) +
  shape(`M${x - 24} ${top + 22} q24 -46 48 0Z`, c.gold) +
  oval(x, top + 24, 9, 4, '#fff3c9')

const chair = (x: number, hex: string) =>
  shape(`M${x} ${FLOOR - 30} q2 -34 30 -34 h44 q28 0 30 34 v44 h-104Z`, hex) +
  rect(x - 12, FLOOR - 12, 28, 52, 13, darker(hex, 0.14)) +
  rect(x + 88, FLOOR - 12, 28, 52, 13, darker(hex, 0.14)) +
  rect(x + 10, FLOOR + 4, 84, 26, 11, lighter(hex, 0.16)) +
  rect(x, FLOOR + 38, 9, 16, 3, c.cocoa) +
  rect(x + 95, FLOOR + 38, 9, 16, 3, c.cocoa) +
  glint(`M${x + 14} ${FLOOR - 40} q4 -12 18 -12`, 4, 0.4)

const table = (x: number) =>
  oval(x, FLOOR + 4, 38, 9, c.sand) +
  rect(x - 4, FLOOR + 6, 8, 42, 3, c.brown) +
  oval(x, FLOOR + 50, 22, 5, c.brown) +
  rect(x - 15, FLOOR - 14, 16, 15, 4, c.white) +
  oval(x + 16, FLOOR - 4, 12, 5, c.cream)

const counter = (x: number, width: number, hex: string) =>
  rect(x, FLOOR - 54, width, 96, 6, hex) +
  rect(x - 6, FLOOR - 62, width + 12, 13, 5, c.cream) +
  each(4, (i) => rect(x + 16 + i * 30, FLOOR - 78, 15, 17, 4, i % 2 ? c.coral : c.teal)) +
  shade(`M${x} ${FLOOR - 49} h${width} v8 h${-width}Z`, 0.12)

const desk = (x: number) =>
  rect(x, FLOOR - 24, 150, 10, 4, c.sand) +
  rect(x + 8, FLOOR - 14, 8, 66, 3, c.brown) +
  rect(x + 134, FLOOR - 14, 8, 66, 3, c.brown) +
  rect(x + 46, FLOOR - 66, 62, 42, 5, c.ink) +
  rect(x + 51, FLOOR - 61, 52, 32, 2, c.ice)

const shelf = (x: number) =>
  rect(x, 96, 92, 200, 6, c.brown) +
  each(
    3,
    (row) =>
      rect(x + 8, 108 + row * 60, 76, 48, 3, c.cocoa) +
      each(5, (i) =>
        rect(
          x + 13 + i * 14,
          116 + row * 60 + (i % 2) * 6,
          10,
          40 - (i % 2) * 6,
          2,
          [c.red, c.gold, c.teal, c.cream, c.azure][i] ?? c.gold
        )
      )
  )

const kettle = (x: number) =>
  oval(x, FLOOR - 12, 20, 15, c.teal) +
  rect(x - 5, FLOOR - 32, 10, 8, 3, c.teal) +
  shape(`M${x + 17} ${FLOOR - 20} q18 -2 18 -14 l6 3 q-2 20 -24 22Z`, c.teal)

const ROOMS: Readonly<Record<string, Room>> = {
  hall: {
    wall: '#f3e7d4',
    floor: '#d9c3a0',
    sky: ['#8fc1ea', '#e9f4f8'],
    things:
      lamp(120, 54) +
      lamp(440, 54) +
      plant(66, 1.1) +
      chair(136, c.azure) +
      table(292) +
      chair(344, c.azure) +
      plant(506, 1)
  },
  tea: {
    wall: '#efe3cf',
    floor: '#c9a677',
    sky: ['#c6dcea', '#fdebd0'],
    things: shelf(44) + lamp(300, 46) + chair(170, c.jade) + table(328) + kettle(330) + chair(384, c.jade)
  },
  work: {
    wall: '#e6eaf0',
    floor: '#b9c0cc',
    sky: ['#b3d3ea', '#eef6f9'],
    things: lamp(140, 50) + lamp(330, 50) + desk(60) + desk(232) + chair(412, c.slate) + plant(398, 0.7)
  },
  garden: {
    wall: '#e9f0e2',
    floor: '#cdbf9c',
    sky: ['#9ccbe8', '#eaf5f7'],
    things:
      plant(54, 1.5) +
      chair(112, c.coral) +
      table(268) +
      plant(318, 1.1) +
      chair(356, c.coral) +
      plant(510, 1.4)
  },
  window: {
    wall: '#eef1f4',
    floor: '#c7ccd6',
    sky: ['#7b82b5', '#f6b98a'],
    things: chair(60, c.teal) + table(216) + chair(264, c.teal) + plant(430, 1) + lamp(506, 60)
  },
  night: {
    wall: '#3a3f5c',
    floor: '#2b2f47',
    sky: ['#1f2748', '#5a5f96'],
    dark: true,
    things:
      lamp(96, 60) +
      lamp(300, 46) +
      counter(40, 150, c.slate) +
      chair(238, c.plum) +
      table(394) +
      plant(476, 1)
  }
}

const plane = (dark: boolean) =>
  `<g opacity="${dark ? 0.85 : 1}">` +
  shape('M118 184 q28 -20 130 -22 q120 -2 168 12 q28 8 34 16 q-10 10 -60 12 q-200 6 -262 -6Z', c.white) +
  shape('M118 186 l-26 -58 h30 l46 42Z', c.red) +
  shape('M252 186 h66 l-66 44 h-26Z', '#dfe5ee') +
  each(11, (i) => oval(196 + i * 18, 180, 4, 5, c.sky)) +
  shape('M424 178 q18 2 24 12 h-30Z', c.azure) +
  '</g>'

function room({ wall, floor, sky, dark = false, things }: Room): string {
  const frame = dark ? '#23273d' : '#ffffff'
  const glass =
    `<rect x="30" y="52" width="500" height="172" rx="6" fill="url(#sky)"/>` +
    `<rect x="30" y="196" width="500" height="28" fill="${dark ? '#2a3054' : '#aab6bf'}"/>` +
    move(10, 6, plane(dark)) +
    each(5, (i) => `<rect x="${30 + i * 125 - 3}" y="52" width="6" height="172" fill="${frame}"/>`) +
    `<rect x="26" y="48" width="508" height="180" rx="8" fill="none" stroke="${frame}" stroke-width="8"/>` +
    `<path d="M60 56 h60 l-70 164 h-18 v-90Z" fill="#fff" opacity="${dark ? 0.06 : 0.22}"/>`
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect width="${WIDTH}" height="40" fill="#000" opacity=".05"/>` +
    glass +
    `<rect y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="${floor}"/><rect y="${FLOOR}" width="${WIDTH}" height="5" fill="#000" opacity=".1"/>` +
    `<ellipse cx="280" cy="${FLOOR + 66}" rx="240" ry="22" fill="${lighter(floor, 0.3)}" opacity=".7"/>` +
    things +
    `<circle cx="130" cy="40" r="320" fill="url(#sun)"/>`
  return svg(WIDTH, HEIGHT, ramp('sky', ...sky) + glow('sun', '#fff3d9', dark ? 0.2 : 0.35), body)
}

/** Memberships, drawn like plates: travel motifs. */
const PLANS = {
  'plan-year': group(WIDTH, HEIGHT, 'night', [
    [motifs.plane(), 0.26, 0.86],
    [motifs.suitcase(), 0.76, 0.8],
    [motifs.lounge(), 0.5, 1]
  ]),
  'plan-half': group(WIDTH, HEIGHT, 'teal', [
    [motifs.suitcase(), 0.3, 0.86],
    [motifs.lounge(), 0.66, 0.96]
  ]),
  'plan-three': group(WIDTH, HEIGHT, 'gold', [
    [motifs.lounge(), 0.34, 0.86],
    [motifs.plane(), 0.68, 0.94]
  ])
} as const

async function draw(name: string, picture: string): Promise<void> {
  await sharp(Buffer.from(picture), { density: 72 })
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`))
}

async function drawAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, is] of Object.entries(ROOMS)) await draw(name, room(is))
  for (const [name, picture] of Object.entries(PLANS)) await draw(name, picture)
}

void drawAll()
