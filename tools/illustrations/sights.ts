/** Views of sights: a sky for a time of day, distant hills, the sight, and the foreground. 560×350. */
import { c } from './palette'
import { ramp, svg } from './scenes'
import { darker, disc, each, lighter, line, mix, oval, rect, ring } from './shapes'
import { subjects, type SubjectName } from './sight-subjects'

const WIDTH = 560
const HEIGHT = 350
/** Where the ground begins. */
const GROUND = 268

/** Skies: top, bottom, distant hills, ground. */
const HOURS = {
  morning: ['#bfdcee', '#fdf1dc', '#a9c6c9', '#8fb88a'],
  noon: ['#8fc1ea', '#e4f2f8', '#8fb6a8', '#7fb06f'],
  autumn: ['#c6dcea', '#fdebd0', '#d3a868', '#c4934e'],
  dusk: ['#7b82b5', '#f6b98a', '#8c7398', '#6b5a63'],
  night: ['#1f2748', '#4a4f86', '#2c3358', '#252b45'],
  sea: ['#9ccbe8', '#eaf5f7', '#9dc4cc', '#4f9db4']
} as const

type Hour = keyof typeof HOURS

/** A number between 0 and 1 derived from a name. */
const chance = (name: string, at: number): number => {
  let value = 2166136261 ^ at
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619)
  return ((value >>> 8) % 1000) / 1000
}

function hills(name: string, base: number, height: number, hex: string): string {
  const tops = Array.from({ length: 6 }, (_, i) => base - height * (0.35 + 0.65 * chance(name, i + height)))
  const steps = tops.map((y, i) => `S${i * 112 - 34} ${y} ${i * 112 + 22} ${y + 10}`).join(' ')
  return `<path d="M-20 ${base} ${steps} S620 ${base - 20} 600 ${base} V${HEIGHT} H-20Z" fill="${hex}"/>`
}

const tree = (x: number, size: number, hex: string) =>
  rect(x - 3, GROUND - 4, 6, 22 * size, 2, c.brown) + oval(x, GROUND - 14 * size, 17 * size, 24 * size, hex)

function sky(hour: Hour, name: string): string {
  const at = 90 + Math.round(chance(name, 40) * 360)
  if (hour !== 'night') return disc(at, 74, 26, hour === 'dusk' ? c.coral : '#fff3c9') + clouds(name)
  const stars = each(26, (i) => {
    const [x, y] = [chance(name, i) * WIDTH, chance(name, i + 60) * 150]
    return `<circle cx="${x}" cy="${y}" r="${1 + (i % 3) * 0.6}" fill="#fff" opacity=".8"/>`
  })
  return stars + disc(at, 66, 20, '#fdf1c9')
}

const clouds = (name: string) =>
  each(3, (i) => {
    const [x, y] = [40 + i * 180 + chance(name, i + 9) * 90, 50 + chance(name, i + 19) * 70]
    return `<g fill="#fff" opacity=".75"><ellipse cx="${x}" cy="${y}" rx="40" ry="11"/><ellipse cx="${x + 14}" cy="${y - 9}" rx="22" ry="11"/></g>`
  })

function before(hour: Hour, name: string, water: boolean): string {
  const [, , , ground] = HOURS[hour]
  const leaf =
    hour === 'autumn' ? c.amber : hour === 'night' ? '#2f5a55' : hour === 'dusk' ? '#4d6a5c' : c.leaf
  const trees = each(6, (i) => {
    const x = i < 3 ? 14 + i * 34 : WIDTH - 14 - (i - 3) * 34
    return tree(x, 0.8 + chance(name, i + 77) * 0.7, i % 2 ? leaf : darker(leaf, 0.12))
  })
  const lake = water ? mix(HOURS[hour][0], '#2f7f8c', hour === 'night' ? 0.2 : 0.45) : lighter(ground, 0.14)
  const shine = each(5, (i) =>
    line(`M${50 + i * 108} ${GROUND + 34 + (i % 2) * 20} q16 -6 32 0 t32 0`, '#ffffff', 3, water ? 0.5 : 0.18)
  )
  return (
    trees +
    `<path d="M-10 ${GROUND + 14} q280 -26 580 0 V${HEIGHT} H-10Z" fill="${ground}"/>` +
    `<path d="M-10 ${GROUND + 34} q280 -22 580 0 V${HEIGHT} H-10Z" fill="${lake}"/>` +
    shine
  )
}

/** A view of one sight; its name determines hills, clouds and trees. */
export function view(name: string, subject: SubjectName, hour: Hour, water = false): string {
  const [top, bottom, far, ground] = HOURS[hour]
  const body =
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    sky(hour, name) +
    hills(name, GROUND, 120, mix(far, bottom, 0.45)) +
    hills(`${name}-near`, GROUND + 6, 70, far) +
    `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>` +
    before(hour, name, water) +
    `<g transform="translate(${WIDTH / 2 - 20 + chance(name, 5) * 40} ${GROUND + 22})">${subjects[subject]()}</g>` +
    (hour === 'night'
      ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="#141a38" opacity=".28"/>` + lamps(name)
      : '')
  return svg(WIDTH, HEIGHT, ramp('sky', top, bottom), body)
}

const lamps = (name: string) =>
  each(9, (i) => {
    const x = 30 + i * 62 + chance(name, i + 30) * 20
    return ring(x, GROUND + 12, 9, '#ffdf9a', 4, 0.25) + disc(x, GROUND + 12, 4, '#ffe9b8')
  })

/** The view of each sight: subject, time of day, whether there is water in front. */
export const SIGHTS: Readonly<Record<string, readonly [SubjectName, Hour, boolean?]>> = {
  gugong: ['palace', 'morning'],
  yiheyuan: ['pavilion', 'noon', true],
  tiantan: ['rotunda', 'noon'],
  badaling: ['wall', 'autumn'],
  bjzoo: ['giraffe', 'noon'],
  bingmayong: ['soldiers', 'autumn'],
  xachengqiang: ['gate', 'dusk'],
  dayanta: ['pagoda', 'morning'],
  huaqinggong: ['palace', 'dusk', true],
  furongyuan: ['gate', 'night', true],
  laoshan: ['peaks', 'sea', true],
  qdhaidi: ['whale', 'sea', true],
  qdpijiu: ['hall', 'noon'],
  huashilou: ['castle', 'sea', true],
  qdjidi: ['penguins', 'sea', true],
  dfmz: ['tower', 'dusk', true],
  shdisney: ['castle', 'noon', true],
  yuyuan: ['pavilion', 'morning', true],
  shzoo: ['giraffe', 'morning'],
  zhujiajiao: ['bridge', 'morning', true],
  lingyin: ['grotto', 'noon'],
  leifengta: ['pagoda', 'dusk', true],
  songcheng: ['gate', 'dusk'],
  xixi: ['boat', 'autumn', true],
  hzzoo: ['giraffe', 'autumn'],
  mingxiaoling: ['gate', 'autumn'],
  zongtongfu: ['hall', 'morning'],
  fuzimiao: ['palace', 'night', true],
  niushoushan: ['pagoda', 'noon'],
  hongshan: ['panda', 'autumn'],
  zhuozhengyuan: ['pavilion', 'autumn', true],
  huqiu: ['pagoda', 'autumn'],
  liuyuan: ['pavilion', 'dusk', true],
  zhouzhuang: ['bridge', 'dusk', true],
  szleyuan: ['wheel', 'noon'],
  gzta: ['mast', 'night', true],
  changlong: ['panda', 'noon'],
  chenjiaci: ['palace', 'noon'],
  baiyunshan: ['peaks', 'morning'],
  baomoyuan: ['bridge', 'noon', true],
  szsjzc: ['rotunda', 'dusk', true],
  szhlg: ['wheel', 'dusk'],
  jinxiu: ['pavilion', 'noon', true],
  szzoo: ['giraffe', 'sea'],
  dongbuhqc: ['peaks', 'noon', true],
  riguangyan: ['peaks', 'sea', true],
  shuzhuang: ['pavilion', 'sea', true],
  xmzwy: ['peaks', 'autumn'],
  xmfangte: ['castle', 'dusk'],
  hulishan: ['wall', 'sea', true],
  xiongmao: ['panda', 'morning'],
  wuhouci: ['gate', 'morning'],
  dufucaotang: ['boat', 'noon', true],
  qingchengshan: ['temple', 'noon'],
  dujiangyan: ['bridge', 'autumn', true],
  huanghelou: ['pagoda', 'morning', true],
  whhlg: ['wheel', 'morning', true],
  whhaiyang: ['whale', 'noon', true],
  guqintai: ['temple', 'autumn', true],
  guiyuan: ['temple', 'morning'],
  suodao: ['cablecar', 'dusk', true],
  wulong: ['grotto', 'morning', true],
  dazu: ['grotto', 'autumn'],
  cqzoo: ['panda', 'dusk'],
  liangjiang: ['ship', 'night', true],
  yuelushuyuan: ['temple', 'autumn'],
  cssjzc: ['castle', 'morning', true],
  juzizhou: ['boat', 'dusk', true],
  shiyanhu: ['peaks', 'dusk', true],
  cszoo: ['giraffe', 'dusk'],
  'of-heritage': ['temple', 'dusk'],
  'of-nature': ['peaks', 'noon', true],
  'of-garden': ['bridge', 'sea', true],
  'of-museum': ['hall', 'dusk'],
  'of-theme': ['wheel', 'night'],
  'of-animal': ['penguins', 'noon', true],
  'of-view': ['ship', 'dusk', true]
}
