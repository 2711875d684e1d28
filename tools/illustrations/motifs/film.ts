import { c } from '../palette'
import { disc, each, glint, line, oval, rect, ring, shade, shape, spark, turned } from '../shapes'

const star = (x: number, y: number, r: number, hex: string) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.45 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return shape(`M${points.join('L')}Z`, hex)
}

const ticketShape = 'M30 84 h180 v26 q-14 4 -14 18 q0 14 14 18 v26 h-180 v-26 q14 -4 14 -18 q0 -14 -14 -18Z'

export const film = {
  'ticket-film': () =>
    turned(-10, 120, 120, shape(ticketShape, c.plum)) +
    turned(
      4,
      120,
      128,
      shape(ticketShape, c.gold) +
        line('M150 92 v76', c.cream, 4, 0.9) +
        star(94, 128, 28, c.cream) +
        line('M166 112 h22 M166 128 h22 M166 144 h14', c.cream, 6) +
        glint('M42 94 h92', 4, 0.4)
    ),
  seat: () =>
    rect(44, 128, 30, 62, 12, c.plum) +
    rect(166, 128, 30, 62, 12, c.plum) +
    shape('M70 60 q50 -22 100 0 q14 44 6 84 h-112 q-8 -40 6 -84Z', c.red) +
    shade('M140 54 q20 4 30 8 q12 40 6 80 h-22 q4 -50 -14 -88Z', 0.1) +
    rect(60, 138, 120, 34, 14, c.coral) +
    rect(66, 168, 108, 20, 6, c.ink) +
    line('M96 70 q-6 34 0 62 M120 66 v66 M144 70 q6 34 0 62', c.ink, 3, 0.18) +
    glint('M80 74 q-6 30 -2 52', 6, 0.4),
  glasses: () =>
    shape('M22 96 h196 v24 q0 46 -44 46 q-34 0 -44 -34 q-10 -8 -20 0 q-10 34 -44 34 q-44 0 -44 -46Z', c.ink) +
    shape('M38 108 h66 q4 44 -32 46 q-34 0 -34 -46Z', c.azure) +
    shape('M136 108 h66 q0 46 -34 46 q-36 -2 -32 -46Z', c.red) +
    glint('M50 118 q2 16 12 24', 7) +
    glint('M150 118 q2 16 12 24', 7) +
    spark(190, 72, 12, c.gold) +
    spark(54, 66, 9, c.gold),
  'glasses-read': () =>
    line('M24 112 q-2 -30 20 -40 M216 112 q2 -30 -20 -40', c.amber, 8) +
    disc(76, 128, 42, c.amber) +
    disc(164, 128, 42, c.amber) +
    disc(76, 128, 33, c.ice) +
    disc(164, 128, 33, c.ice) +
    line('M112 118 q8 -8 16 0', c.amber, 9) +
    glint('M58 120 q6 -14 18 -16', 6, 0.9) +
    glint('M146 120 q6 -14 18 -16', 6, 0.9),
  screen: () =>
    shape('M22 64 q98 -26 196 0 v84 q-98 -20 -196 0Z', c.night) +
    shape('M34 74 q86 -20 172 0 v62 q-86 -16 -172 0Z', c.azure) +
    shape('M34 134 q30 -40 56 -18 q26 -40 60 -8 q30 -14 56 26 q-86 -14 -172 0Z', c.teal) +
    disc(160, 88, 14, c.cream) +
    each(7, (i) => rect(28 + i * 27, 168 + Math.abs(i - 3) * 2, 22, 28, 8, i % 2 ? c.red : c.plum)),
  popcorn: () =>
    each(9, (i) =>
      disc(
        62 + (i % 5) * 28 + (i > 4 ? 14 : 0),
        (i > 4 ? 58 : 80) + (i % 2) * 6,
        19,
        i % 3 ? c.cream : c.sand
      )
    ) +
    shape('M54 88 h132 l-18 104 q-48 10 -96 0Z', c.red) +
    each(3, (i) => shape(`M${76 + i * 36} 88 h18 l${-2 - i * 3} 107 h-13Z`, c.cream)) +
    shade('M160 88 h26 l-18 104 q-8 2 -16 3Z') +
    glint('M66 100 l12 80', 5, 0.4),
  strip: () =>
    turned(
      -12,
      120,
      120,
      rect(20, 72, 200, 100, 10, c.ink) +
        each(
          8,
          (i) => rect(29 + i * 24, 79, 13, 11, 3, c.cream) + rect(29 + i * 24, 154, 13, 11, 3, c.cream)
        ) +
        rect(32, 97, 54, 50, 4, c.gold) +
        rect(93, 97, 54, 50, 4, c.coral) +
        rect(154, 97, 54, 50, 4, c.azure) +
        disc(120, 116, 9, c.cream) +
        shape('M93 147 l20 -24 l14 12 l12 -10 l8 22Z', c.plum) +
        disc(60, 122, 12, c.cream) +
        disc(180, 116, 12, c.cream) +
        shape('M154 147 v-12 q27 -16 54 0 v12Z', c.night)
    ),
  clapper: () =>
    rect(38, 106, 164, 86, 12, c.ink) +
    turned(
      -14,
      40,
      104,
      rect(38, 74, 164, 30, 6, c.white) + each(4, (i) => shape(`M${52 + i * 40} 74 h20 l-14 30 h-20Z`, c.ink))
    ) +
    rect(38, 104, 164, 24, 4, c.white) +
    each(4, (i) => shape(`M${48 + i * 40} 104 h20 l14 24 h-20Z`, c.ink)) +
    disc(120, 160, 20, c.gold) +
    shape('M114 149 l18 11 l-18 11Z', c.white) +
    glint('M52 142 v36', 4, 0.3),
  carpet: () =>
    shape('M92 96 h56 l52 96 h-160Z', c.red) +
    shade('M132 96 h16 l52 96 h-36Z', 0.12) +
    each(2, (i) => rect(48 + i * 132, 100, 10, 88, 5, c.gold) + disc(53 + i * 132, 96, 10, c.gold)) +
    line('M56 112 q20 30 38 4 M184 112 q-20 30 -38 4', c.plum, 7) +
    star(120, 64, 34, c.gold) +
    spark(66, 60, 10, c.gold) +
    spark(178, 52, 12, c.gold),
  video: () =>
    rect(28, 64, 184, 116, 16, c.ink) +
    rect(38, 74, 164, 96, 8, c.night) +
    shape('M38 150 q50 -46 90 -10 q30 -34 74 6 v16 q0 8 -8 8 h-148 q-8 0 -8 -8Z', c.teal) +
    disc(120, 122, 31, c.white) +
    shape('M110 106 l28 16 l-28 16Z', c.red) +
    rect(84, 184, 72, 11, 5, c.steel) +
    glint('M48 84 h60', 4, 0.35),
  music: () =>
    line('M46 142 v-22 q0 -68 74 -68 q74 0 74 68 v22', c.ink, 15) +
    rect(30, 124, 40, 68, 18, c.plum) +
    rect(170, 124, 40, 68, 18, c.plum) +
    rect(56, 130, 14, 56, 7, c.lilac) +
    rect(170, 130, 14, 56, 7, c.lilac) +
    line('M112 160 v-42 l30 -8 v42', c.gold, 8) +
    disc(104, 162, 11, c.gold) +
    disc(134, 154, 11, c.gold) +
    glint('M42 136 v38', 5, 0.5),
  game: () =>
    shape(
      'M62 84 h116 q34 0 40 52 q4 44 -22 46 q-16 0 -30 -28 h-92 q-14 28 -30 28 q-26 -2 -22 -46 q6 -52 40 -52Z',
      c.slate
    ) +
    rect(62, 112, 40, 13, 5, c.white) +
    rect(75.5, 98.5, 13, 40, 5, c.white) +
    disc(160, 104, 10, c.red) +
    disc(182, 122, 10, c.gold) +
    disc(138, 122, 10, c.azure) +
    disc(160, 138, 10, c.leaf) +
    glint('M48 104 q6 -10 20 -10', 6),
  wheel: () =>
    shape('M94 176 h52 l16 20 h-84Z', c.cocoa) +
    disc(120, 108, 80, c.red) +
    disc(120, 108, 68, c.cream) +
    each(4, (i) =>
      turned(
        i * 90,
        120,
        108,
        shape('M120 108 V40 A68 68 0 0 1 168.1 59.9Z', [c.coral, c.gold, c.jade, c.azure][i] ?? c.red)
      )
    ) +
    each(12, (i) => turned(i * 30, 120, 108, oval(120, 34, 3.6, 3.6, c.cream))) +
    disc(120, 108, 18, c.white) +
    star(120, 108, 12, c.gold) +
    shape('M108 16 h24 l-12 30Z', c.ink) +
    ring(120, 108, 80, '#ffffff', 2, 0.4),
  capsule: () =>
    disc(84, 146, 46, c.cream) +
    shape('M38 146 a46 46 0 0 1 92 0Z', c.coral) +
    disc(162, 154, 38, c.cream) +
    shape('M124 154 a38 38 0 0 1 76 0Z', c.azure) +
    disc(128, 76, 36, c.cream) +
    shape('M92 76 a36 36 0 0 1 72 0Z', c.gold) +
    glint('M52 130 q6 -18 22 -22', 6) +
    glint('M102 64 q6 -14 18 -16', 6) +
    spark(190, 76, 14, c.gold) +
    spark(52, 66, 10, c.coral)
}
