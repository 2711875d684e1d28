import { c } from '../palette'
import { darker, disc, each, glint, lighter, line, oval, rect, ring, shade, shape, turned } from '../shapes'

/** Devices, care products, stationery and toys; drawn like `kitchen`. */
export const things = {
  earbuds: (hex: string) =>
    rect(50, 106, 140, 90, 40, hex) +
    shape('M50 142 q70 18 140 0 v-2 q0 -34 -40 -34 h-60 q-40 0 -40 34Z', lighter(hex, 0.14)) +
    disc(120, 160, 5, c.leaf) +
    each(2, (i) => {
      const x = 84 + i * 72
      return (
        rect(x - 8, 62, 15, 44, 7, hex) +
        disc(x, 58, 22, lighter(hex, 0.1)) +
        oval(x + (i ? 8 : -8), 56, 8, 12, darker(hex, 0.3))
      )
    }) +
    glint('M66 128 q2 -14 20 -16', 5, 0.6),
  speaker: (hex: string) =>
    rect(44, 72, 152, 122, 34, hex) +
    each(5, (row) => each(7, (i) => disc(72 + i * 16, 108 + row * 16, 4, darker(hex, 0.3)))) +
    rect(88, 60, 64, 14, 7, darker(hex, 0.2)) +
    line('M194 96 q22 8 12 44', c.brown, 8) +
    glint('M58 94 v72', 6, 0.45),
  charger: (hex: string) =>
    rect(62, 76, 116, 118, 26, hex) +
    line('M100 74 v-28', c.stone, 11) +
    line('M140 74 v-28', c.stone, 11) +
    rect(88, 118, 64, 15, 7, darker(hex, 0.5)) +
    rect(88, 142, 64, 15, 7, darker(hex, 0.5)) +
    rect(96, 166, 48, 13, 3, darker(hex, 0.5)) +
    glint('M76 98 v66', 6, 0.5),
  cable: (hex: string) =>
    ring(120, 122, 58, hex, 15) +
    ring(120, 122, 40, darker(hex, 0.16), 13) +
    line('M162 164 q26 22 46 4', hex, 13) +
    rect(196, 142, 34, 22, 6, c.steel) +
    line('M78 80 q-26 -24 -46 -4', hex, 13) +
    rect(12, 70, 32, 22, 6, c.steel) +
    rect(96, 168, 48, 18, 8, c.brown),
  powerbank: (hex: string) =>
    turned(
      -10,
      120,
      120,
      rect(68, 40, 104, 156, 22, hex) +
        each(4, (i) => disc(98 + i * 15, 64, 4, i < 3 ? c.leaf : darker(hex, 0.3))) +
        line('M104 132 l18 -30 v22 h16 l-18 32 v-24Z', darker(hex, 0.28), 5) +
        glint('M82 66 v96', 6, 0.5)
    ),
  keyboard: (hex: string) =>
    shape('M26 104 h188 l20 82 q-114 14 -228 0Z', darker(hex, 0.28)) +
    shape('M30 98 h180 l18 74 q-108 12 -216 0Z', hex) +
    each(4, (row) =>
      each(10, (i) =>
        rect(
          40 - row * 4 + i * (16.4 + row * 0.8),
          104 + row * 17,
          13 + row * 0.6,
          13,
          4,
          (i + row) % 7 === 3 ? c.coral : lighter(hex, 0.3)
        )
      )
    ),
  mouse: (hex: string) =>
    shape('M78 196 q-30 -20 -22 -90 q8 -52 64 -52 q56 0 64 52 q8 70 -22 90 q-42 12 -84 0Z', hex) +
    line('M120 56 v54', darker(hex, 0.25), 3) +
    rect(113, 72, 14, 30, 7, darker(hex, 0.45)) +
    shade('M160 74 q28 60 2 122 q26 -16 22 -84 q-6 -30 -24 -38Z', 0.08) +
    glint('M72 118 q4 -40 28 -50', 6, 0.6),
  deskLamp: (hex: string) =>
    shape('M36 92 L8 196 h132 L92 92Z', '#dda646').replace('fill=', 'opacity=".16" fill=') +
    oval(158, 188, 56, 12, darker(hex, 0.2)) +
    line('M158 184 L196 98 L106 52', hex, 10) +
    disc(196, 98, 9, darker(hex, 0.25)) +
    shape('M122 40 l-94 44 q20 26 78 0 l28 -24Z', hex) +
    glint('M52 78 l52 -24', 5, 0.5),
  soap: (hex: string) =>
    oval(120, 182, 94, 16, c.brown) +
    rect(42, 106, 156, 68, 24, hex) +
    shape('M42 132 q78 20 156 0 v-4 q0 -22 -24 -22 h-108 q-24 0 -24 22Z', lighter(hex, 0.24)) +
    oval(120, 124, 38, 9, darker(hex, 0.1)) +
    disc(66, 78, 13, c.ice) +
    disc(94, 60, 8, c.ice) +
    disc(160, 74, 16, c.ice),
  shampoo: (hex: string) =>
    shape('M80 92 q40 -18 80 0 q14 50 6 100 q-46 8 -92 0 q-8 -50 6 -100Z', hex) +
    rect(104, 58, 32, 30, 6, c.white) +
    line('M120 60 v-22 h-34', c.stone, 11) +
    rect(88, 124, 64, 44, 8, lighter(hex, 0.5)) +
    line('M100 142 h40', darker(hex, 0.2), 4) +
    line('M106 154 h28', darker(hex, 0.2), 3) +
    glint('M90 104 q-6 36 0 72', 6, 0.5),
  toothbrush: (hex: string) =>
    turned(
      16,
      120,
      120,
      rect(102, 92, 36, 108, 17, hex) +
        rect(114, 36, 12, 60, 5, c.white) +
        rect(108, 18, 24, 32, 8, c.sky) +
        disc(120, 122, 7, lighter(hex, 0.4)) +
        line('M113 150 h14', darker(hex, 0.2), 4) +
        glint('M110 108 v76', 4, 0.5)
    ),
  comb: (hex: string) =>
    turned(
      -14,
      120,
      120,
      shape('M22 92 q98 -54 196 0 v30 h-196Z', hex) +
        each(16, (i) => rect(25 + i * 12.1, 118, 6, 52, 3, i % 2 ? hex : darker(hex, 0.1))) +
        line('M44 92 q76 -34 152 0', lighter(hex, 0.3), 4)
    ),
  jug: (hex: string) =>
    line('M150 84 q40 10 26 64', darker(hex, 0.15), 17) +
    shape('M64 84 q42 -22 84 0 l18 100 q-60 18 -120 0Z', hex) +
    rect(88, 46, 42, 32, 8, c.white) +
    rect(68, 122, 80, 48, 10, c.white) +
    shape('M108 130 q16 16 0 32 q-16 -16 0 -32Z', c.leaf) +
    glint('M74 96 l-10 76', 6, 0.5),
  cloths: (hex: string) =>
    each(4, (i) => rect(46 - i * 2, 164 - i * 26, 148, 28, 12, [hex, c.mint, c.sand, c.sky][i] ?? hex)) +
    shape('M46 86 q-12 -30 20 -34 q60 10 118 -4 q20 12 8 38Z', lighter(hex, 0.2)) +
    glint('M58 80 q54 6 116 -4', 4, 0.5),
  vacuum: (hex: string) =>
    turned(
      -28,
      120,
      120,
      rect(92, 66, 132, 56, 26, hex) +
        shape('M96 68 L20 84 v22 L96 120Z', c.slate) +
        line('M128 66 q34 -40 72 0', darker(hex, 0.2), 14) +
        rect(110, 80, 40, 28, 10, lighter(hex, 0.4)) +
        disc(190, 94, 12, c.coral)
    ),
  hamper: (hex: string) =>
    shape('M52 92 h136 l-14 102 q-54 8 -108 0Z', hex) +
    each(6, (i) => line(`M${70 + i * 20} 106 l${(i - 2.5) * -1.6} 76`, darker(hex, 0.2), 6)) +
    shape('M56 90 q20 -46 62 -22 q44 -30 66 22Z', c.sky) +
    shape('M84 90 q16 -34 46 -14 q20 4 22 14Z', c.rose) +
    rect(44, 84, 152, 16, 8, darker(hex, 0.14)),
  blocks: (hex: string) =>
    rect(32, 136, 58, 58, 6, hex) +
    rect(94, 136, 58, 58, 6, hex === c.sand ? darker(c.sand, 0.1) : c.azure) +
    shape('M156 194 l30 -58 l30 58Z', hex === c.sand ? c.amber : c.leaf) +
    rect(62, 78, 58, 56, 6, hex === c.sand ? c.amber : c.gold) +
    shape(
      'M124 134 q0 -40 36 -40 q36 0 36 40 h-20 q0 -18 -16 -18 q-16 0 -16 18Z',
      hex === c.sand ? c.sand : c.red
    ) +
    disc(92, 52, 24, hex === c.sand ? c.brown : c.coral),
  bear: (hex: string) =>
    disc(78, 60, 22, hex) +
    disc(162, 60, 22, hex) +
    disc(78, 60, 11, lighter(hex, 0.35)) +
    disc(162, 60, 11, lighter(hex, 0.35)) +
    oval(66, 148, 22, 34, hex) +
    oval(174, 148, 22, 34, hex) +
    oval(120, 150, 60, 48, hex) +
    oval(120, 154, 36, 32, lighter(hex, 0.3)) +
    disc(120, 84, 52, hex) +
    oval(120, 98, 24, 18, lighter(hex, 0.4)) +
    disc(100, 78, 6, c.ink) +
    disc(140, 78, 6, c.ink) +
    oval(120, 92, 9, 6, c.cocoa) +
    line('M120 98 q-8 10 -14 4 M120 98 q8 10 14 4', c.cocoa, 3) +
    oval(84, 188, 24, 14, hex) +
    oval(156, 188, 24, 14, hex) +
    shape('M96 128 l24 10 l24 -10 v22 l-24 -10 l-24 10Z', c.red),
  puzzle: (hex: string) =>
    rect(34, 62, 172, 130, 8, c.cream) +
    rect(42, 70, 156, 114, 4, hex) +
    shape('M42 170 l48 -62 l32 40 l30 -28 l46 54 v10 h-156Z', darker(hex, 0.3)) +
    disc(164, 96, 15, c.cream) +
    each(3, (i) => line(`M${81 + i * 39} 70 v114`, '#ffffff', 2, 0.6)) +
    each(2, (i) => line(`M42 ${108 + i * 38} h156`, '#ffffff', 2, 0.6)) +
    turned(18, 190, 178, rect(170, 160, 40, 38, 6, lighter(hex, 0.2)) + disc(212, 178, 8, lighter(hex, 0.2))),
  kite: (hex: string) =>
    shape('M120 30 L210 96 L150 110 L120 196 L90 110 L30 96Z', hex) +
    shape('M120 52 l26 44 l-26 16 l-26 -16Z', c.cream) +
    disc(104, 84, 5, c.ink) +
    disc(136, 84, 5, c.ink) +
    line('M120 30 V196 M30 96 Q120 70 210 96', c.brown, 4) +
    line('M120 190 q40 10 20 40', c.gold, 5),
  pen: (hex: string) =>
    turned(
      38,
      120,
      120,
      rect(104, 10, 32, 128, 14, hex) +
        rect(104, 92, 32, 10, 3, c.gold) +
        shape('M106 138 h28 l-6 34 h-16Z', darker(hex, 0.3)) +
        shape('M112 172 h16 l-8 36Z', c.gold) +
        line('M120 178 v18', c.brown, 2) +
        line('M140 22 v56', c.gold, 5) +
        glint('M112 24 v62', 4, 0.6)
    ),
  notebook: (hex: string) =>
    turned(
      -6,
      120,
      120,
      rect(62, 44, 132, 154, 10, c.cream) +
        rect(54, 40, 132, 154, 10, hex) +
        rect(54, 40, 20, 154, 8, darker(hex, 0.2)) +
        rect(96, 76, 66, 34, 5, c.cream) +
        line('M108 93 h42', c.steel, 3) +
        line('M168 40 v154', darker(hex, 0.35), 6) +
        glint('M84 56 v118', 4, 0.35)
    ),
  watercolor: (hex: string) =>
    rect(28, 92, 184, 102, 12, c.slate) +
    each(12, (i) =>
      rect(
        40 + (i % 6) * 28,
        106 + Math.floor(i / 6) * 40,
        23,
        32,
        5,
        [c.red, c.coral, c.gold, c.leaf, c.jade, c.teal, c.sky, c.azure, c.night, c.plum, c.rose, c.brown][
          i
        ] ?? hex
      )
    ) +
    turned(-22, 150, 70, rect(84, 58, 132, 13, 6, hex) + shape('M84 58 l-30 6 l30 7Z', c.cocoa))
}
