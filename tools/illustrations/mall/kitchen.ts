import { c } from '../palette'
import { darker, disc, each, glint, lighter, line, oval, rect, shade, shape, steam, turned } from '../shapes'

/** Household and kitchen goods, in a box of 240×240 with the foot at y ≈ 196, in any colour. */
export const kitchen = {
  pan: (hex: string) =>
    turned(-24, 120, 130, line('M150 132 L232 132', c.brown, 17) + line('M150 132 L172 132', c.steel, 11)) +
    oval(96, 150, 80, 46, hex) +
    oval(96, 144, 80, 44, lighter(hex, 0.18)) +
    oval(96, 148, 66, 34, darker(hex, 0.25)) +
    oval(104, 150, 27, 16, c.white) +
    oval(106, 148, 12, 9, c.gold) +
    glint('M34 140 q8 -28 42 -32', 4, 0.5),
  pot: (hex: string) =>
    rect(24, 112, 30, 18, 9, darker(hex, 0.2)) +
    rect(186, 112, 30, 18, 9, darker(hex, 0.2)) +
    shape('M40 104 h160 q4 66 -34 86 q-46 12 -92 0 q-38 -20 -34 -86Z', hex) +
    oval(120, 104, 84, 17, darker(hex, 0.18)) +
    shape('M40 98 q80 -58 160 0 q-80 22 -160 0Z', lighter(hex, 0.12)) +
    rect(104, 58, 32, 18, 9, darker(hex, 0.2)) +
    glint('M56 124 q0 34 16 50', 6, 0.4) +
    steam(100, 46),
  kettle: (hex: string) =>
    line('M80 148 q-44 8 -52 -34 q-2 -22 -18 -26', hex, 10) +
    line('M164 84 q52 -4 46 50 q-4 38 -40 40', c.brown, 13) +
    shape('M82 84 h84 l18 104 q-60 14 -120 0Z', hex) +
    oval(124, 84, 42, 10, darker(hex, 0.2)) +
    shape('M88 82 q36 -24 72 0Z', lighter(hex, 0.15)) +
    disc(124, 64, 9, c.brown) +
    glint('M96 100 l-12 76', 6, 0.5),
  bowls: (hex: string) =>
    each(3, (i) => {
      const y = 172 - i * 34
      return (
        rect(92, y + 14, 56, 12, 5, darker(hex, 0.12)) +
        shape(`M44 ${y - 22} h152 q-6 38 -48 40 h-56 q-42 -2 -48 -40Z`, i === 1 ? lighter(hex, 0.12) : hex) +
        oval(120, y - 22, 76, 14, lighter(hex, 0.4))
      )
    }) + glint('M58 96 q10 18 28 20', 5, 0.6),
  board: (hex: string) =>
    oval(120, 142, 100, 54, darker(hex, 0.2)) +
    oval(120, 134, 100, 54, hex) +
    oval(120, 134, 82, 42, lighter(hex, 0.14)) +
    line('M52 138 q68 -28 136 -4', darker(hex, 0.16), 3, 0.6) +
    line('M60 154 q60 -22 124 -2', darker(hex, 0.16), 3, 0.6) +
    disc(104, 130, 18, c.red) +
    disc(134, 124, 16, c.gold) +
    disc(124, 146, 14, c.leaf),
  tray: (hex: string) =>
    rect(22, 94, 196, 96, 22, darker(hex, 0.2)) +
    rect(22, 86, 196, 96, 22, hex) +
    rect(38, 100, 74, 68, 14, lighter(hex, 0.18)) +
    rect(122, 100, 80, 30, 12, lighter(hex, 0.18)) +
    rect(122, 138, 80, 30, 12, lighter(hex, 0.18)) +
    disc(76, 134, 22, c.cream) +
    oval(160, 114, 26, 9, c.leaf) +
    oval(162, 152, 26, 9, c.coral),
  chopsticks: (hex: string) =>
    each(4, (i) => line(`M${60 + i * 26} 190 L${112 + i * 20} 40`, i % 2 ? hex : darker(hex, 0.18), 9)) +
    each(4, (i) => line(`M${60 + i * 26} 190 l5 -16`, c.gold, 9)) +
    rect(44, 132, 150, 26, 6, c.cream) +
    rect(96, 132, 44, 26, 4, c.red),
  jar: (hex: string) =>
    rect(58, 78, 124, 118, 24, hex) +
    shape('M66 126 h108 v48 q0 16 -16 16 h-76 q-16 0 -16 -16Z', c.sand) +
    each(8, (i) => disc(82 + (i % 4) * 25, 142 + Math.floor(i / 4) * 24, 11, i % 3 ? c.amber : c.brown)) +
    rect(54, 58, 132, 24, 8, c.steel) +
    line('M62 84 q58 12 116 0', c.coral, 5) +
    line('M186 66 q18 8 8 44', c.steel, 6) +
    glint('M72 94 v78', 6, 0.7),
  knife: (hex: string) =>
    turned(
      -18,
      120,
      120,
      shape('M30 92 h132 v62 q-70 10 -132 -20Z', c.stone) +
        shape('M30 124 q70 22 132 16 v14 q-70 10 -132 -20Z', c.white) +
        rect(160, 92, 74, 26, 11, hex) +
        disc(180, 105, 4, c.gold) +
        disc(212, 105, 4, c.gold)
    ),
  gauzeLamp: (hex: string) =>
    `<circle cx="120" cy="104" r="92" fill="${c.gold}" opacity=".2"/>` +
    oval(120, 186, 62, 12, darker(hex, 0.24)) +
    rect(104, 132, 32, 54, 12, hex) +
    shape('M56 128 q64 -124 128 0 q-64 20 -128 0Z', c.cream) +
    glint('M78 112 q12 -34 32 -42', 6, 0.8),
  pouch: (hex: string) =>
    shape('M64 50 h112 l12 140 q-68 12 -136 0Z', hex) +
    rect(60, 44, 120, 18, 4, darker(hex, 0.2)) +
    disc(120, 120, 42, c.cream) +
    oval(108, 118, 16, 12, c.amber) +
    oval(132, 112, 15, 11, c.brown) +
    oval(124, 134, 17, 11, c.sand) +
    shade('M150 62 l16 128 q14 -1 22 -4 l-12 -124Z', 0.08) +
    glint('M74 70 l-8 100', 5, 0.5),
  honey: (hex: string) =>
    rect(60, 86, 120, 110, 30, hex) +
    rect(66, 60, 108, 28, 8, c.brown) +
    shape('M78 116 h84 v46 h-84Z', c.cream) +
    shape('M120 124 l12 7 v14 l-12 7 l-12 -7 v-14Z', c.gold) +
    glint('M74 104 v66', 6, 0.6),
  oranges: (hex: string) =>
    disc(78, 152, 44, hex) +
    disc(164, 154, 42, darker(hex, 0.06)) +
    disc(120, 110, 46, lighter(hex, 0.08)) +
    shape('M120 66 q26 -32 52 -12 q-20 26 -52 12Z', c.leaf) +
    line('M120 70 v-12', c.brown, 5) +
    glint('M88 102 q8 -22 26 -26', 5, 0.55)
}
