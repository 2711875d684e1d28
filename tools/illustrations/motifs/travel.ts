import { c } from '../palette'
import { disc, each, glint, line, oval, rect, ring, shade, shape, spark, turned } from '../shapes'

const cloud = (x: number, y: number, w: number) =>
  `<g opacity=".9">${rect(x, y, w, w * 0.28, w * 0.14, c.white)}${disc(x + w * 0.38, y + 2, w * 0.2, c.white)}${disc(x + w * 0.64, y + 4, w * 0.15, c.white)}</g>`
const wheelAt = (x: number, y: number, r: number) => disc(x, y, r, c.ink) + disc(x, y, r * 0.48, c.stone)

export const travel = {
  car: () =>
    shape('M62 112 q14 -46 38 -46 h50 q22 0 40 46Z', c.slate) +
    shape('M76 108 q10 -30 26 -30 h14 v30Z', c.ice) +
    shape('M124 78 h22 q14 0 26 30 h-48Z', c.ice) +
    shape('M22 138 q2 -28 36 -30 h134 q26 4 28 34 v22 q0 8 -8 8 h-182 q-8 0 -8 -8Z', c.red) +
    rect(22, 148, 198, 8, 0, c.cream) +
    wheelAt(70, 170, 23) +
    wheelAt(172, 170, 23) +
    oval(208, 136, 9, 7, c.gold) +
    glint('M48 118 h70', 5, 0.5),
  plane: () =>
    cloud(22, 166, 76) +
    cloud(140, 64, 62) +
    turned(
      -18,
      120,
      120,
      shape('M22 118 q20 -22 120 -22 q60 2 78 24 q-18 20 -78 20 q-100 0 -120 -22Z', c.white) +
        shape('M104 120 h46 l-50 66 h-24Z', c.azure) +
        shape('M112 100 h34 l-28 -46 h-18Z', c.azure) +
        shape('M24 116 l-10 -42 h20 l28 32Z', c.red) +
        each(5, (i) => oval(92 + i * 20, 112, 5, 6, c.sky)) +
        shape('M188 104 q18 2 24 10 h-24Z', c.azure)
    ),
  bike: () =>
    ring(66, 150, 42, c.ink, 8) +
    ring(176, 150, 42, c.ink, 8) +
    each(
      6,
      (i) =>
        turned(i * 30, 66, 150, line('M66 112 v76', c.steel, 2, 0.6)) +
        turned(i * 30, 176, 150, line('M176 112 v76', c.steel, 2, 0.6))
    ) +
    line('M66 150 L98 92 H154 L176 150 M98 92 L122 150 H66 M122 150 L156 84', c.teal, 9) +
    line('M150 70 h18 q12 0 10 12', c.ink, 8) +
    rect(78, 78, 40, 11, 5, c.brown) +
    disc(122, 150, 11, c.gold) +
    rect(156, 92, 36, 26, 6, c.amber),
  fuel: () =>
    rect(56, 54, 92, 138, 14, c.red) +
    rect(46, 184, 112, 12, 5, c.ink) +
    rect(70, 70, 64, 42, 8, c.ice) +
    shape('M102 126 q22 30 0 46 q-22 -16 0 -46Z', c.gold) +
    line('M148 102 h18 q10 0 10 12 v48 q0 14 13 14 q13 0 13 -14 v-70 l-24 -26', c.ink, 9) +
    rect(186, 82, 24, 28, 6, c.slate) +
    line('M80 96 q22 -20 44 0', c.azure, 5) +
    glint('M66 70 v106', 5, 0.4),
  charge: () =>
    rect(64, 48, 88, 148, 18, c.jade) +
    rect(78, 64, 60, 46, 8, c.ink) +
    shape('M112 122 l-24 34 h18 l-6 28 l30 -40 h-20 l8 -22Z', c.gold) +
    line('M152 110 h16 q12 2 12 16 v30 q2 16 14 14 q10 -2 10 -16 v-32', c.ink, 8) +
    rect(192, 92, 24, 32, 8, c.slate) +
    line('M198 92 v-14 M210 92 v-14', c.steel, 5) +
    line('M88 88 h30', c.mint, 7) +
    glint('M74 66 v112', 5, 0.4),
  wash: () =>
    travelCar() +
    disc(60, 70, 16, c.ice) +
    disc(88, 52, 11, c.ice) +
    disc(180, 62, 18, c.ice) +
    disc(150, 44, 9, c.ice) +
    disc(206, 92, 9, c.ice) +
    glint('M52 64 q2 -6 8 -6', 4, 0.9) +
    glint('M172 54 q2 -6 8 -6', 4, 0.9) +
    spark(120, 44, 11, c.gold),
  lounge: () =>
    rect(22, 188, 196, 8, 4, c.brown) +
    shape('M56 96 q2 -34 32 -34 h46 q30 0 32 34 v60 h-110Z', c.jade) +
    rect(40, 116, 34, 62, 16, c.teal) +
    rect(148, 116, 34, 62, 16, c.teal) +
    rect(66, 136, 90, 30, 12, c.leaf) +
    rect(54, 176, 10, 14, 3, c.cocoa) +
    rect(158, 176, 10, 14, 3, c.cocoa) +
    rect(200, 108, 7, 82, 3, c.gold) +
    shape('M184 66 h40 l10 42 h-60Z', c.cream) +
    glint('M70 84 q4 -12 18 -12', 5),
  train: () =>
    rect(14, 182, 212, 8, 4, c.slate) +
    shape('M14 92 h120 q70 6 90 62 q2 22 -22 22 h-188Z', c.white) +
    shape('M14 148 h208 q6 28 -20 28 h-188Z', c.azure) +
    shape('M140 104 q36 6 56 36 h-56Z', c.ink) +
    each(3, (i) => rect(24 + i * 38, 106, 28, 28, 6, c.sky)) +
    rect(14, 142, 206, 5, 0, c.red) +
    glint('M20 98 h108', 4, 0.9) +
    cloud(40, 60, 60),
  suitcase: () =>
    line('M96 66 v-22 q0 -8 8 -8 h32 q8 0 8 8 v22', c.ink, 8) +
    rect(62, 64, 116, 122, 18, c.coral) +
    each(4, (i) => line(`M${84 + i * 24} 76 v98`, c.cocoa, 3, 0.25)) +
    rect(62, 110, 116, 14, 0, c.cocoa) +
    rect(108, 102, 24, 28, 6, c.gold) +
    wheelAt(84, 190, 10) +
    wheelAt(156, 190, 10) +
    shape('M132 144 l30 -8 l8 30 l-30 8Z', c.cream) +
    glint('M72 80 v92', 5, 0.45),
  island: () =>
    disc(168, 70, 26, c.coral) +
    shape('M16 160 q104 -16 208 0 v18 q-104 28 -208 0Z', c.teal) +
    oval(116, 162, 74, 16, c.sand) +
    line('M110 160 q4 -50 26 -78', c.brown, 10) +
    each(5, (i) =>
      turned(-80 + i * 40, 136, 82, shape('M136 82 q16 -26 58 -12 q-30 4 -58 12Z', i % 2 ? c.leaf : c.jade))
    ) +
    disc(132, 90, 7, c.cocoa) +
    line('M30 182 q16 -8 30 0 t30 0 M140 186 q16 -8 30 0 t30 0', c.white, 4, 0.7) +
    cloud(26, 72, 58),
  delivery: () =>
    rect(28, 66, 74, 66, 10, c.gold) +
    line('M42 88 h46', c.cream, 6) +
    shape('M46 108 q2 -8 10 -8 h18 q8 0 10 8Z', c.cream) +
    shape('M26 136 h88 q10 0 16 12 h26 l16 -58 h-14 v-12 h26 q10 4 8 14 l-14 70 h-152Z', c.azure) +
    wheelAt(62, 168, 25) +
    wheelAt(182, 168, 25) +
    line('M176 76 l-10 -16 h-18', c.ink, 7) +
    oval(196, 96, 8, 10, c.cream) +
    line('M8 98 h14 M2 120 h18', c.steel, 5, 0.6) +
    glint('M36 76 h40', 4, 0.5)
}

function travelCar(): string {
  return (
    shape('M58 118 q14 -40 40 -40 h48 q22 0 40 40Z', c.slate) +
    shape('M74 114 q10 -26 26 -26 h14 v26Z', c.ice) +
    shape('M122 88 h22 q14 0 24 26 h-46Z', c.ice) +
    shape('M20 142 q2 -26 36 -28 h136 q26 4 28 32 v20 q0 8 -8 8 h-184 q-8 0 -8 -8Z', c.teal) +
    wheelAt(70, 172, 22) +
    wheelAt(172, 172, 22) +
    glint('M46 124 h90', 5, 0.7) +
    shade('M20 158 h200 v8 q0 8 -8 8 h-184 q-8 0 -8 -8Z', 0.1)
  )
}
