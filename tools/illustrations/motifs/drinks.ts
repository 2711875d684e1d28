import { c } from '../palette'
import { around, disc, each, glint, line, oval, rect, shade, shape, steam } from '../shapes'

const saucer = (hex: string) => oval(114, 190, 78, 13, hex) + oval(114, 187, 60, 8, c.white)

export const drinks = {
  latte: () =>
    saucer(c.stone) +
    line('M166 126 q40 -4 36 26 q-4 26 -44 22', c.white, 12) +
    shape('M52 104 h124 q2 52 -26 74 q-36 14 -72 0 q-28 -22 -26 -74Z', c.white) +
    oval(114, 104, 62, 19, c.stone) +
    oval(114, 104, 55, 15, c.amber) +
    shape('M114 114 q-26 -6 -22 -15 q8 -8 22 2 q14 -10 22 -2 q4 9 -22 15Z', c.cream) +
    steam(94, 80) +
    shade('M150 118 q-2 40 -24 60 q40 -8 50 -70Z', 0.07) +
    glint('M66 126 q2 28 16 44'),
  'cold-brew': () =>
    shape('M72 62 h96 l-12 132 q-36 8 -72 0Z', c.ice) +
    shape('M75 92 h90 l-10 100 q-35 7 -70 0Z', c.cocoa) +
    rect(84, 100, 32, 30, 7, c.sky) +
    rect(122, 110, 30, 28, 7, c.ice) +
    rect(96, 138, 28, 26, 7, c.ice) +
    line('M132 30 L118 160', c.red, 8) +
    oval(120, 62, 48, 9, c.white) +
    glint('M86 104 l6 76', 5, 0.5),
  'pour-over': () =>
    rect(62, 184, 116, 12, 6, c.brown) +
    shape('M78 120 h84 q18 40 6 62 q-48 10 -96 0 q-12 -22 6 -62Z', c.ice) +
    shape('M72 150 h96 q4 18 -2 30 q-46 9 -92 0 q-6 -12 -2 -30Z', c.cocoa) +
    shape('M62 58 h116 l-40 62 h-36Z', c.white) +
    shape('M72 58 h96 l-10 17 h-76Z', c.brown) +
    rect(56, 50, 128, 12, 6, c.sand) +
    line('M166 134 q38 4 26 40 q-8 6 -20 4', c.brown, 9) +
    line('M120 122 v22', c.cocoa, 4) +
    glint('M84 134 q-10 26 -4 40'),
  beans: () =>
    shape('M70 74 h100 l10 118 q-60 10 -120 0Z', c.brown) +
    shape('M70 74 l10 -22 h80 l10 22Z', c.cocoa) +
    rect(82, 104, 76, 56, 8, c.cream) +
    oval(120, 132, 15, 20, c.cocoa) +
    line('M120 114 q-8 18 0 36', c.cream, 4) +
    each(3, (i) => oval(176 + i * 12 - (i % 2) * 4, 188 - (i % 2) * 10, 12, 8, c.cocoa)) +
    glint('M80 84 l-8 96'),
  'milk-tea': () =>
    line('M142 24 L130 80', c.jade, 10) +
    shape('M70 76 h100 l-14 116 q-36 8 -72 0Z', c.sand) +
    shape('M74 108 h92 l-4 34 q-42 12 -84 0Z', c.amber) +
    around(7, 118, 176, 20, (x, y) => disc(x, y - 2, 7, c.cocoa)) +
    shape('M62 64 q58 -42 116 0 v14 h-116Z', c.white) +
    rect(58, 68, 124, 14, 7, c.ice) +
    disc(120, 128, 20, c.cream) +
    shape('M120 140 q-16 -10 -8 -20 q8 2 8 8 q0 -6 8 -8 q8 10 -8 20Z', c.jade) +
    glint('M84 92 l8 84', 5, 0.5),
  'fruit-tea': () =>
    line('M92 26 L108 86', c.coral, 10) +
    shape('M68 70 h104 l-12 122 q-40 8 -80 0Z', c.ice) +
    shape('M70 92 h100 l-10 99 q-40 7 -80 0Z', c.coral) +
    disc(100, 128, 24, c.gold) +
    around(6, 100, 128, 12, (x, y) => line(`M100 128 L${x} ${y}`, c.cream, 3)) +
    disc(142, 152, 20, c.leaf) +
    around(6, 142, 152, 10, (x, y) => line(`M142 152 L${x} ${y}`, c.cream, 3)) +
    disc(108, 172, 12, c.red) +
    shape('M150 70 q30 -30 38 -4 q-20 18 -38 4Z', c.leaf) +
    oval(120, 70, 52, 9, c.white) +
    glint('M82 100 l8 78', 5, 0.5),
  tea: () =>
    rect(46, 186, 148, 10, 5, c.brown) +
    line('M164 122 q40 0 30 36 q-6 18 -30 16', c.jade, 11) +
    shape('M72 108 q48 -18 96 0 q26 60 -14 78 h-68 q-40 -18 -14 -78Z', c.jade) +
    shape('M74 132 q-26 2 -40 -22 l12 -6 q12 14 34 10Z', c.jade) +
    oval(120, 104, 42, 10, c.teal) +
    disc(120, 90, 9, c.gold) +
    shape('M120 168 q-28 -14 -10 -36 q10 6 10 14 q0 -8 10 -14 q18 22 -10 36Z', c.mint) +
    glint('M86 124 q-8 24 4 44') +
    steam(30, 78),
  mug: () =>
    line('M164 104 q44 -4 40 36 q-4 34 -44 32', c.teal, 14) +
    rect(62, 82, 108, 112, 18, c.teal) +
    oval(116, 84, 54, 12, c.slate) +
    oval(116, 86, 46, 8, c.ink) +
    shape('M62 140 q54 20 108 -4 v40 q0 18 -18 18 h-72 q-18 0 -18 -18Z', c.sand) +
    glint('M76 106 v66', 6, 0.45),
  thermos: () =>
    rect(86, 40, 68, 34, 10, c.ink) +
    rect(78, 70, 84, 126, 22, c.jade) +
    rect(78, 104, 84, 10, 2, c.gold) +
    line('M120 134 q-14 14 0 30 q14 -16 0 -30', c.mint, 4) +
    glint('M90 88 v90', 6, 0.45) +
    shade('M144 74 h18 v100 q0 22 -18 22Z'),
  'tea-tin': () =>
    rect(74, 76, 92, 120, 12, c.red) +
    rect(70, 58, 100, 30, 10, c.cocoa) +
    rect(86, 108, 68, 62, 6, c.cream) +
    shape('M120 162 q-30 -14 -10 -42 q10 8 10 18 q0 -10 10 -18 q20 28 -10 42Z', c.jade) +
    rect(74, 180, 92, 6, 0, c.gold) +
    glint('M84 98 v80')
}
