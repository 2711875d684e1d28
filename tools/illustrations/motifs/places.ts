import { c } from '../palette'
import { around, disc, each, glint, line, oval, rect, ring, shade, shape, spark, turned } from '../shapes'

const water = (y: number, hex: string) =>
  shape(`M10 ${y} q110 -12 220 0 v14 q-110 22 -220 0Z`, hex) +
  line(`M34 ${y + 8} q14 -7 26 0 t26 0 M138 ${y + 12} q14 -7 26 0 t26 0`, c.white, 4, 0.6)
const roof = (x: number, y: number, w: number, hex: string) =>
  shape(
    `M${x} ${y} q${w * 0.22} -4 ${w * 0.3} -22 h${w * 0.4} q${w * 0.08} 18 ${w * 0.3} 22 q-4 8 -12 8 h${-w + 24} q-8 0 -12 -8Z`,
    hex
  )
const boat = (hull: string, lit: string) =>
  water(172, c.teal) +
  shape('M28 150 h184 q-10 34 -44 34 h-92 q-38 0 -48 -34Z', hull) +
  rect(70, 112, 96, 38, 4, lit) +
  roof(52, 112, 132, c.cocoa) +
  each(3, (i) => rect(80 + i * 28, 122, 18, 22, 3, c.cream)) +
  disc(60, 136, 8, c.red) +
  disc(176, 136, 8, c.red)

export const places = {
  ferris: () =>
    line('M120 104 L78 196 M120 104 L162 196', c.slate, 10) +
    ring(120, 104, 74, c.azure, 7) +
    ring(120, 104, 58, c.sky, 3) +
    each(4, (i) => turned(i * 45, 120, 104, line('M120 30 v148', c.sky, 3))) +
    around(8, 120, 104, 74, (x, y, i) =>
      rect(x - 12, y - 4, 24, 22, 8, [c.red, c.gold, c.jade, c.coral][i % 4] ?? c.red)
    ) +
    disc(120, 104, 14, c.gold) +
    rect(54, 190, 132, 8, 4, c.slate),
  carousel: () =>
    rect(46, 184, 148, 12, 6, c.plum) +
    rect(58, 176, 124, 10, 4, c.gold) +
    each(3, (i) => rect(72 + i * 46, 92, 5, 86, 2, c.gold)) +
    each(
      3,
      (i) =>
        oval(75 + i * 46, 142 - (i % 2) * 14, 17, 11, c.white) +
        disc(88 + i * 46, 130 - (i % 2) * 14, 8, c.white)
    ) +
    shape('M36 96 q84 -74 168 0Z', c.rose) +
    shape('M92 96 q4 -34 28 -37 q24 3 28 37Z', c.cream) +
    each(6, (i) => shape(`M${36 + i * 28} 94 h28 q-14 24 -28 0Z`, i % 2 ? c.cream : c.red)) +
    line('M120 58 v-22', c.gold, 5) +
    shape('M120 34 l24 8 l-24 9Z', c.red),
  boat: () =>
    shape('M20 160 q50 -60 90 -20 q50 -60 110 20Z', c.mint) +
    disc(180, 62, 20, c.coral) +
    boat(c.brown, c.amber),
  'boat-night': () =>
    each(7, (i) =>
      rect(16 + i * 31, 96 - ((i * 37) % 50), 24, 76 + ((i * 37) % 50), 3, i % 2 ? c.slate : c.night)
    ) +
    each(12, (i) => rect(22 + (i % 7) * 31, 108 + ((i * 23) % 40), 6, 8, 1, c.gold)) +
    boat(c.red, c.gold) +
    spark(196, 40, 8, c.gold),
  gate: () =>
    rect(16, 128, 208, 66, 4, c.stone) +
    each(8, (i) => rect(16 + i * 28, 116, 16, 14, 2, c.stone)) +
    each(3, (i) => line(`M16 ${146 + i * 16} h208`, c.steel, 2, 0.4)) +
    shape('M92 194 v-30 q0 -28 28 -28 q28 0 28 28 v30Z', c.ink) +
    rect(66, 90, 108, 28, 2, c.red) +
    each(5, (i) => rect(74 + i * 23, 94, 9, 24, 1, c.cream)) +
    roof(46, 88, 148, c.jade) +
    rect(88, 50, 64, 18, 2, c.red) +
    roof(66, 52, 108, c.jade) +
    rect(112, 22, 16, 8, 3, c.gold),
  pagoda: () =>
    each(
      4,
      (i) =>
        rect(64 + i * 12, 150 - i * 38, 112 - i * 24, 34, 2, c.cream) +
        each(3, (k) => rect(82 + i * 8 + k * (30 - i * 4), 156 - i * 38, 14, 26, 2, c.red)) +
        roof(36 + i * 13, 150 - i * 38, 168 - i * 26, i % 2 ? c.amber : c.gold)
    ) +
    rect(46, 184, 148, 12, 4, c.stone) +
    rect(116, 0, 8, 16, 3, c.gold),
  garden: () =>
    disc(120, 104, 78, c.white) +
    disc(120, 104, 66, c.ice) +
    shape('M56 120 q30 -34 58 -6 q30 -40 70 10 q-14 40 -64 46 q-50 -4 -64 -50Z', c.mint) +
    rect(108, 108, 34, 26, 2, c.red) +
    roof(92, 108, 66, c.slate) +
    line('M68 142 q52 22 104 0', c.white, 4, 0.8) +
    line('M52 60 q34 10 44 40', c.brown, 7) +
    disc(66, 58, 9, c.rose) +
    disc(84, 72, 8, c.rose) +
    disc(96, 92, 7, c.blush) +
    ring(120, 104, 72, c.slate, 9) +
    rect(30, 182, 180, 12, 5, c.slate),
  museum: () =>
    rect(30, 182, 180, 14, 4, c.stone) +
    rect(42, 170, 156, 12, 2, c.cream) +
    each(5, (i) => rect(52 + i * 31, 100, 18, 70, 4, c.cream)) +
    rect(42, 90, 156, 12, 2, c.sand) +
    shape('M32 90 L120 42 L208 90Z', c.sand) +
    disc(120, 74, 11, c.amber) +
    rect(106, 118, 28, 52, 3, c.brown) +
    glint('M56 108 v54 M87 108 v54', 3, 0.6),
  cable: () =>
    line('M0 56 L240 26', c.slate, 5) +
    shape('M10 196 l60 -84 l36 40 l44 -60 l84 104Z', c.leaf) +
    line('M110 44 v34', c.slate, 6) +
    rect(62, 76, 100, 78, 18, c.red) +
    rect(72, 88, 36, 36, 8, c.ice) +
    rect(116, 88, 36, 36, 8, c.ice) +
    rect(62, 132, 100, 8, 0, c.cream) +
    rect(98, 38, 26, 12, 5, c.ink) +
    glint('M72 84 h60', 4, 0.5),
  mountain: () =>
    disc(176, 66, 22, c.coral) +
    shape('M8 190 L84 66 L160 190Z', c.slate) +
    shape('M84 66 l24 40 l-14 -4 l-10 12 l-12 -10 l-14 6Z', c.white) +
    shape('M92 190 L164 92 L234 190Z', c.teal) +
    shape('M164 92 l18 26 l-12 -2 l-8 8 l-10 -8 l-6 4Z', c.white) +
    shape('M10 190 q50 -34 110 -8 q60 -22 110 8Z', c.leaf) +
    each(4, (i) => shape(`M${42 + i * 44} ${184 - (i % 2) * 6} l10 -30 l10 30Z`, c.jade)),
  lantern: () =>
    line('M120 14 v34', c.cocoa, 5) +
    oval(120, 108, 64, 56, c.red) +
    oval(120, 108, 40, 56, c.coral) +
    oval(120, 108, 14, 56, c.red) +
    rect(92, 46, 56, 14, 5, c.gold) +
    rect(92, 156, 56, 14, 5, c.gold) +
    each(5, (i) => line(`M${100 + i * 10} 172 v${20 + (i % 2) * 6}`, c.gold, 4)) +
    spark(204, 60, 12, c.gold) +
    spark(34, 84, 9, c.gold) +
    `<circle cx="120" cy="108" r="92" fill="#ffdf9a" opacity=".16"/>`,
  book: () =>
    shape('M120 76 q-44 -26 -96 -10 v112 q52 -16 96 10Z', c.cream) +
    shape('M120 76 q44 -26 96 -10 v112 q-52 -16 -96 10Z', c.white) +
    shape(
      'M16 74 h8 v104 q52 -16 96 10 q44 -26 96 -10 V74 h8 v116 q-56 -14 -104 10 q-48 -24 -104 -10Z',
      c.red
    ) +
    line(
      'M40 92 q34 -6 62 8 M40 112 q34 -6 62 8 M40 132 q34 -6 62 8 M138 100 q28 -14 62 -8 M138 120 q28 -14 62 -8',
      c.stone,
      5
    ) +
    shape('M168 66 h22 v58 l-11 -10 l-11 10Z', c.gold) +
    shade('M120 76 q10 -6 22 -10 v110 q-12 4 -22 12Z', 0.06),
  cloud: () =>
    disc(84, 120, 42, c.sky) +
    disc(134, 98, 54, c.sky) +
    disc(176, 130, 36, c.sky) +
    rect(46, 116, 164, 52, 26, c.sky) +
    disc(126, 92, 30, c.ice) +
    line('M124 176 v-60 M98 140 l26 -28 l26 28', c.white, 12) +
    glint('M92 84 q10 -22 32 -26', 6),
  phone: () =>
    rect(70, 28, 100, 168, 20, c.ink) +
    rect(78, 38, 84, 148, 12, c.azure) +
    `<circle cx="120" cy="106" r="34" fill="#fff" opacity=".18"/>` +
    shape('M126 74 l-32 42 h22 l-8 34 l38 -50 h-24Z', c.gold) +
    rect(106, 172, 28, 5, 2.5, c.white) +
    glint('M88 52 v50', 5, 0.4) +
    line('M184 74 q18 28 0 60 M200 60 q28 44 0 88', c.gold, 7, 0.9),
  sim: () =>
    shape('M66 40 h74 l40 40 v100 q0 14 -14 14 h-100 q-14 0 -14 -14 v-126 q0 -14 14 -14Z', c.teal) +
    rect(78, 104, 76, 66, 10, c.gold) +
    line('M78 126 h26 M78 148 h26 M128 126 h26 M128 148 h26 M104 104 v66 M128 104 v66', c.brown, 4) +
    line('M82 82 v-8 M96 82 v-16 M110 82 v-24', c.white, 8) +
    glint('M62 58 v110', 5, 0.4),
  coupon: () => turned(-9, 120, 120, couponOf(c.red)) + turned(5, 120, 126, couponOf(c.coral)),
  'coupon-rose': () => turned(-9, 120, 120, couponOf(c.plum)) + turned(5, 120, 126, couponOf(c.rose)),
  'coupon-gold': () => turned(-9, 120, 120, couponOf(c.amber)) + turned(5, 120, 126, couponOf(c.gold)),
  'coupon-jade': () => turned(-9, 120, 120, couponOf(c.teal)) + turned(5, 120, 126, couponOf(c.jade))
}

/** A paper ticket with a percent sign. */
function couponOf(hex: string): string {
  return (
    shape('M26 80 h66 q4 10 12 10 q8 0 12 -10 h98 v92 h-98 q-4 -10 -12 -10 q-8 0 -12 10 h-66Z', hex) +
    line('M104 100 v8 M104 118 v8 M104 136 v8', c.cream, 5, 0.9) +
    ring(146, 112, 11, c.cream, 7) +
    ring(178, 142, 11, c.cream, 7) +
    line('M184 104 L140 150', c.cream, 8) +
    line('M44 110 h36 M44 128 h24', c.cream, 7, 0.85) +
    glint('M34 88 h48', 4, 0.4)
  )
}
