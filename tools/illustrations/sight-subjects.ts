/** Subjects of the views of sights. Each is drawn upwards from the ground at 0, centred on 0. */
import { c } from './palette'
import { disc, each, glint, line, oval, rect, ring, shade, shape } from './shapes'

/** A roof with turned-up eaves, its lower edge at `y`. */
const roof = (y: number, half: number, height: number, hex: string) =>
  shape(
    `M${-half - 14} ${y - 8} Q${-half * 0.7} ${y - 6} ${-half * 0.42} ${y - height} H${half * 0.42} Q${half * 0.7} ${y - 6} ${half + 14} ${y - 8} Q${half} ${y + 4} ${half - 10} ${y + 4} H${-half + 10} Q${-half} ${y + 4} ${-half - 14} ${y - 8}Z`,
    hex
  ) + line(`M${-half * 0.42} ${y - height} H${half * 0.42}`, '#fff2c8', 3, 0.7)

const columns = (count: number, half: number, top: number, hex: string) =>
  each(count, (i) => rect(-half + (i * 2 * half) / (count - 1) - 4, top, 8, -top - 8, 2, hex))

const steps = (half: number) =>
  each(3, (i) => rect(-half - i * 12, -10 + i * 6, (half + i * 12) * 2, 8, 2, i % 2 ? c.stone : c.cream))

const palace = () =>
  steps(150) +
  rect(-132, -74, 264, 66, 3, c.red) +
  columns(8, 120, -72, '#a2352b') +
  each(7, (i) => rect(-112 + i * 34, -62, 20, 42, 2, c.gold)) +
  roof(-74, 140, 44, c.gold) +
  rect(-92, -134, 184, 20, 2, c.red) +
  roof(-132, 104, 46, c.amber)

const gate = () =>
  rect(-140, -92, 280, 92, 2, c.stone) +
  each(9, (i) => rect(-140 + i * 33, -104, 18, 14, 1, c.stone)) +
  shape('M-30 0 V-42 a30 30 0 0 1 60 0 V0Z', c.ink) +
  rect(-96, -136, 192, 34, 2, c.red) +
  columns(6, 86, -134, '#a2352b') +
  roof(-136, 110, 40, c.slate) +
  rect(-66, -184, 132, 18, 2, c.red) +
  roof(-182, 78, 38, c.slate) +
  each(4, (i) => disc(-66 + i * 44, -112, 7, c.coral))

const storeys = (count: number, half: number, wall: string, tile: string) =>
  each(count, (i) => {
    const size = half - i * (half / (count + 2))
    const y = -i * 36
    return (
      rect(-size, y - 32, size * 2, 32, 2, wall) +
      each(3, (n) => rect(-size * 0.6 + n * size * 0.48, y - 25, size * 0.24, 18, 2, c.cocoa)) +
      roof(y - 30, size + 6, 14, tile)
    )
  })

const rotunda = () =>
  each(3, (i) => rect(-150 + i * 18, -14 - i * 12, 300 - i * 36, 14, 3, i % 2 ? c.stone : c.white)) +
  each(3, (i) => {
    const half = 96 - i * 24
    return (
      rect(-half + 12, -78 - i * 44, half * 2 - 24, 40, 3, c.red) +
      shape(
        `M${-half - 12} ${-74 - i * 44} Q0 ${-96 - i * 44} ${half + 12} ${-74 - i * 44} L${half * 0.5} ${-100 - i * 44} H${-half * 0.5}Z`,
        c.azure
      )
    )
  }) +
  disc(0, -196, 9, c.gold)

const wall = () =>
  shape('M-280 0 L-190 -66 L-110 -34 L-20 -112 L70 -70 L150 -150 L280 -92 V0Z', '#b99b6b') +
  line('M-280 -6 L-190 -74 L-110 -42 L-20 -120 L70 -78 L150 -158 L280 -100', '#8f7448', 10) +
  each(14, (i) =>
    rect(
      -276 + i * 40,
      -30 - [18, 44, 64, 40, 28, 56, 88, 104, 84, 68, 96, 130, 128, 108][i]!,
      12,
      10,
      1,
      '#8f7448'
    )
  ) +
  rect(-46, -166, 54, 60, 2, '#a88a5c') +
  each(3, (i) => rect(-46 + i * 20, -176, 12, 12, 1, '#a88a5c')) +
  rect(-30, -146, 16, 22, 8, c.cocoa) +
  rect(126, -206, 50, 62, 2, '#a88a5c') +
  each(3, (i) => rect(126 + i * 18, -216, 12, 12, 1, '#a88a5c')) +
  rect(142, -186, 14, 22, 7, c.cocoa)

const pavilion = () =>
  rect(-96, -10, 192, 12, 3, c.stone) +
  columns(6, 80, -78, c.red) +
  rect(-84, -30, 168, 6, 2, c.amber) +
  roof(-74, 100, 52, c.jade) +
  rect(-46, -136, 92, 16, 2, c.amber) +
  roof(-132, 56, 44, c.teal) +
  disc(0, -182, 7, c.gold) +
  shape('M96 0 q60 -46 120 0 h-18 q-42 -28 -84 0Z', c.stone)

const bridge = () =>
  each(
    3,
    (i) =>
      rect(-232 + i * 50, -62 - (i % 2) * 16, 46, 66 + (i % 2) * 16, 2, c.white) +
      roof(-60 - (i % 2) * 16, 24, 18, c.slate).replace(
        '<path',
        `<path transform="translate(${-209 + i * 50} 0)"`
      )
  ) +
  each(
    3,
    (i) =>
      rect(110 + i * 50, -70 + (i % 2) * 12, 46, 74, 2, c.cream) +
      roof(-68 + (i % 2) * 12, 24, 18, c.ink).replace(
        '<path',
        `<path transform="translate(${133 + i * 50} 0)"`
      )
  ) +
  shape('M-130 12 Q-60 -92 0 -92 Q60 -92 130 12 H66 a66 58 0 0 0 -132 0Z', '#c9bda8') +
  line('M-130 4 Q-60 -100 0 -100 Q60 -100 130 4', c.stone, 9) +
  each(7, (i) => rect(-92 + i * 29, -62 - [8, 32, 46, 52, 46, 32, 8][i]!, 5, 16, 2, c.stone))

const peaks = () =>
  shape('M-220 10 L-120 -120 L-60 -40 L20 -190 L100 -60 L150 -110 L230 10Z', '#6f8f83') +
  shape('M20 -190 L60 -122 L28 -108 L-6 -130Z', c.white) +
  shape('M-120 -120 L-96 -88 L-118 -76 L-142 -92Z', c.white) +
  shade('M20 -190 L100 -60 L150 -110 L230 10 H60Z', 0.12) +
  shape('M-240 12 L-160 -46 L-80 8 L10 -52 L90 8 L180 -40 L250 12Z', c.jade)

const tower = () =>
  line('M-60 4 L-12 -84 M60 4 L12 -84', c.slate, 9) +
  rect(-9, -216, 18, 220, 4, c.steel) +
  disc(0, -74, 40, c.rose) +
  glint('M-22 -92 q10 -18 26 -20', 5, 0.6) +
  disc(0, -158, 24, c.rose) +
  disc(0, -206, 10, c.rose) +
  line('M0 -216 V-262', c.slate, 5) +
  each(6, (i) =>
    rect(
      -220 + i * 40 + (i > 2 ? 210 : 0),
      -40 - ((i * 37) % 60),
      30,
      50 + ((i * 37) % 60),
      2,
      i % 2 ? c.slate : c.night
    )
  )

const mast = () =>
  shape('M-44 4 Q6 -110 -24 -236 H24 Q-6 -110 44 4Z', c.coral) +
  each(9, (i) => line(`M${-40 + i * 2} ${-i * 26} L${34 - i * 2} ${-20 - i * 26}`, '#ffffff', 3, 0.55)) +
  line('M0 -236 V-286', c.cream, 4) +
  each(6, (i) =>
    rect(
      -230 + i * 40 + (i > 2 ? 220 : 0),
      -30 - ((i * 43) % 66),
      32,
      40 + ((i * 43) % 66),
      2,
      i % 2 ? c.night : c.slate
    )
  )

const spire = (x: number, height: number, half: number, wall: string) =>
  rect(x - half, -height, half * 2, height, 3, wall) +
  shape(`M${x - half - 5} ${-height} L${x} ${-height - 52} L${x + half + 5} ${-height}Z`, c.azure) +
  shape(`M${x} ${-height - 66} l18 6 l-18 8Z`, c.red) +
  rect(x - 5, -height + 16, 10, 20, 5, c.night)

const castle = () =>
  rect(-110, -60, 220, 62, 3, c.cream) +
  each(7, (i) => rect(-110 + i * 33, -70, 18, 14, 1, c.cream)) +
  spire(-96, 96, 18, c.blush) +
  spire(96, 96, 18, c.blush) +
  spire(-46, 132, 20, c.cream) +
  spire(46, 132, 20, c.cream) +
  spire(0, 172, 24, c.blush) +
  shape('M-20 2 V-28 a20 20 0 0 1 40 0 V2Z', c.cocoa)

const wheel = () =>
  line('M-10 -116 L-66 4 M-10 -116 L46 4', c.slate, 9) +
  ring(-10, -116, 96, c.azure, 7) +
  ring(-10, -116, 78, c.sky, 3) +
  each(6, (i) => {
    const angle = (i * Math.PI) / 6
    const [x, y] = [Math.cos(angle) * 96, Math.sin(angle) * 96]
    return line(`M${-10 - x} ${-116 - y} L${-10 + x} ${-116 + y}`, c.sky, 3)
  }) +
  each(12, (i) => {
    const angle = (i * Math.PI) / 6
    return rect(
      -22 + Math.cos(angle) * 96,
      -124 + Math.sin(angle) * 96,
      24,
      20,
      8,
      [c.red, c.gold, c.jade, c.coral][i % 4] ?? c.red
    )
  }) +
  disc(-10, -116, 14, c.gold) +
  line('M90 4 q30 -120 70 -40 t70 -20 V4', c.coral, 7) +
  each(4, (i) => line(`M${120 + i * 30} ${-30 - (i % 2) * 20} V4`, c.slate, 3))

const giraffe = () =>
  [-60, 50]
    .map((x, i) => {
      const k = i ? 0.8 : 1
      const body =
        rect(-34, -96, 8, 98, 3, c.amber) +
        rect(16, -96, 8, 98, 3, c.amber) +
        oval(-4, -100, 46, 26, c.gold) +
        shape('M20 -110 L44 -206 q4 -12 16 -8 L66 -204 L44 -96Z', c.gold) +
        shape('M44 -214 q30 -12 48 8 q2 12 -14 10 q-24 -2 -34 -4Z', c.gold) +
        line('M54 -216 v-16 M64 -216 v-14', c.brown, 4) +
        disc(70, -206, 3, c.ink) +
        each(9, (n) => disc(-36 + (n % 4) * 20, -112 + Math.floor(n / 4) * 14, 6, c.brown)) +
        each(5, (n) => disc(36 + n * 4, -126 - n * 17, 5, c.brown))
      return `<g transform="translate(${x} 4) scale(${i ? -k : k} ${k})">${body}</g>`
    })
    .join('')

const panda = () =>
  each(5, (i) => line(`M${-190 + i * 22} 6 V${-150 - (i % 3) * 26}`, i % 2 ? c.jade : c.leaf, 8)) +
  each(4, (i) => line(`M${150 + i * 24} 6 V${-140 - (i % 2) * 30}`, i % 2 ? c.leaf : c.jade, 8)) +
  oval(0, -60, 76, 66, c.white) +
  oval(-56, -20, 34, 24, c.ink) +
  oval(56, -20, 34, 24, c.ink) +
  disc(-44, -176, 20, c.ink) +
  disc(44, -176, 20, c.ink) +
  oval(0, -136, 62, 52, c.white) +
  oval(-24, -138, 15, 18, c.ink) +
  oval(24, -138, 15, 18, c.ink) +
  disc(-22, -140, 5, c.white) +
  disc(26, -140, 5, c.white) +
  oval(0, -116, 9, 6, c.ink) +
  line('M0 -112 q-8 10 -16 4 M0 -112 q8 10 16 4', c.ink, 3) +
  oval(-66, -76, 18, 34, c.ink) +
  oval(62, -80, 18, 34, c.ink) +
  line('M30 -70 L96 -128', c.leaf, 8)

const whale = () =>
  shape(
    'M-150 -10 q20 -110 140 -96 q110 10 150 70 q10 -30 40 -40 q-2 26 -20 44 q20 6 26 26 q-26 4 -46 -12 q-60 46 -170 46 q-90 0 -120 -38Z',
    c.azure
  ) +
  shape('M-148 4 q60 30 150 22 q70 -6 120 -34 q-60 52 -160 48 q-80 -2 -110 -36Z', c.ice) +
  disc(-100, -34, 7, c.ink) +
  line('M-56 -112 q-4 -40 -34 -48 M-56 -112 q4 -40 36 -44', c.sky, 8) +
  shape('M-20 6 q20 46 60 42 q-6 -28 -26 -48Z', c.azure)

const penguins = () =>
  shape('M-210 10 L-160 -40 L-60 -28 L40 -52 L160 -30 L220 10Z', c.white) +
  [-90, 0, 84]
    .map((x, i) => {
      const body =
        oval(0, -60, 36, 60, c.ink) +
        oval(0, -50, 25, 48, c.white) +
        disc(0, -118, 26, c.ink) +
        oval(-9, -116, 10, 12, c.white) +
        oval(9, -116, 10, 12, c.white) +
        disc(-8, -118, 3, c.ink) +
        disc(9, -118, 3, c.ink) +
        shape('M-7 -106 h14 l-7 10Z', c.amber) +
        oval(-34, -62, 9, 32, c.ink) +
        oval(34, -62, 9, 32, c.ink) +
        oval(-13, 0, 14, 6, c.amber) +
        oval(13, 0, 14, 6, c.amber)
      return `<g transform="translate(${x} ${-24 + (i % 2) * 8}) scale(${i === 1 ? 1.1 : 0.82})">${body}</g>`
    })
    .join('')

const hall = () =>
  steps(150) +
  rect(-138, -96, 276, 88, 2, c.cream) +
  columns(7, 122, -94, c.white) +
  shape('M-156 -96 L0 -158 L156 -96Z', c.sand) +
  rect(-150, -104, 300, 12, 2, c.stone) +
  disc(0, -122, 14, c.gold) +
  rect(-20, -62, 40, 54, 2, c.cocoa)

const temple = () =>
  each(
    3,
    (i) =>
      `<g transform="translate(${[-130, 130, 0][i]} ${[-18, -18, 0][i]}) scale(${[0.6, 0.6, 1][i]})">${steps(90)}${rect(-84, -66, 168, 58, 2, '#d9a45a')}${columns(6, 74, -64, c.cocoa)}${rect(-14, -50, 28, 42, 2, c.red)}${roof(-66, 98, 50, c.slate)}</g>`
  ) + disc(0, -124, 8, c.gold)

const grotto = () =>
  shape('M-210 8 q-14 -150 60 -196 q90 -50 200 -10 q110 40 160 206Z', '#a08a70') +
  shade('M60 -200 q120 40 160 206 H120 q0 -130 -60 -206Z', 0.14) +
  [-96, 0, 96]
    .map((x, i) => {
      const k = i === 1 ? 1.25 : 0.86
      const body =
        shape('M-34 0 V-86 a34 34 0 0 1 68 0 V0Z', '#5e4c3d') +
        oval(0, -30, 26, 26, '#d8c3a0') +
        disc(0, -72, 16, '#d8c3a0') +
        ring(0, -74, 24, c.gold, 4, 0.8) +
        shape('M-22 0 q22 -22 44 0Z', c.sand)
      return `<g transform="translate(${x} 6) scale(${k})">${body}</g>`
    })
    .join('')

const soldiers = () =>
  rect(-240, -14, 480, 20, 4, '#9a7348') +
  each(9, (i) => {
    const back = i < 4
    const x = back ? -132 + i * 88 : -176 + (i - 4) * 88
    const k = back ? 0.8 : 1
    const hex = back ? '#a98a62' : '#b89466'
    const body =
      rect(-22, -84, 44, 74, 8, hex) +
      each(3, (n) => line(`M-20 ${-64 + n * 16} h40`, '#8a6b45', 3, 0.6)) +
      disc(0, -102, 18, hex) +
      oval(6, -122, 9, 8, '#7d6140') +
      rect(-16, -14, 12, 20, 3, hex) +
      rect(4, -14, 12, 20, 3, hex) +
      line('M-6 -104 h4 M4 -104 h4 M-5 -96 h10', '#6e5436', 3)
    return `<g transform="translate(${x} ${back ? -30 : 2}) scale(${k})">${body}</g>`
  })

const boat = () =>
  shape('M-150 14 h250 q60 -2 84 -34 q-10 62 -70 62 h-200 q-50 0 -64 -28Z', c.brown) +
  shape('M-90 14 V-30 q60 -44 140 0 V14Z', c.sand) +
  line('M-90 -30 q60 -44 140 0', c.cocoa, 8) +
  each(3, (i) => rect(-66 + i * 40, -22, 22, 22, 3, c.cocoa)) +
  line('M120 8 L190 -110', c.cocoa, 5) +
  oval(116, -32, 12, 26, c.slate) +
  disc(116, -66, 12, c.sand) +
  shape('M92 -72 q24 -22 48 0Z', c.amber)

const ship = () =>
  each(7, (i) =>
    rect(-250 + i * 74, -90 - ((i * 41) % 70), 50, 96 + ((i * 41) % 70), 2, i % 2 ? '#4a4366' : '#3a3558')
  ) +
  each(20, (i) => rect(-240 + (i % 7) * 74 + (i % 2) * 18, -80 + ((i * 29) % 60), 8, 10, 1, c.gold)) +
  shape('M-160 0 H170 l-26 40 H-130Z', c.white) +
  rect(-126, -34, 250, 36, 4, c.cream) +
  rect(-96, -64, 180, 32, 4, c.white) +
  each(9, (i) => rect(-116 + i * 27, -26, 15, 18, 3, c.gold)) +
  each(6, (i) => rect(-86 + i * 28, -56, 16, 16, 3, c.amber)) +
  rect(-30, -92, 40, 30, 4, c.red)

const cablecar = () =>
  each(5, (i) =>
    rect(
      -260 + i * 40 + (i > 2 ? 320 : 0),
      -60 - ((i * 47) % 80),
      34,
      70 + ((i * 47) % 80),
      2,
      i % 2 ? c.slate : '#7a6b8c'
    )
  ) +
  line('M-290 -206 Q0 -140 290 -206', c.ink, 4) +
  line('M0 -172 V-140', c.ink, 5) +
  rect(-56, -142, 112, 78, 14, c.red) +
  rect(-46, -130, 92, 34, 6, c.ice) +
  rect(-3, -130, 6, 34, 1, c.red) +
  rect(-56, -86, 112, 8, 1, c.cream)

export const subjects = {
  palace,
  gate,
  rotunda,
  wall,
  pagoda: () => steps(80) + storeys(5, 66, c.sand, c.slate) + line('M0 -184 V-214', c.gold, 5),
  pavilion,
  bridge,
  peaks,
  tower,
  mast,
  castle,
  wheel,
  giraffe,
  panda,
  whale,
  penguins,
  hall,
  temple,
  grotto,
  soldiers,
  boat,
  ship,
  cablecar
}

export type SubjectName = keyof typeof subjects
