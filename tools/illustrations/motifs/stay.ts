import { c } from '../palette'
import { around, disc, each, glint, line, oval, rect, ring, shade, shape, spark, steam } from '../shapes'

export const stay = {
  key: () =>
    ring(84, 92, 34, c.gold, 16) +
    shape('M104 108 l76 72 l-14 14 l-16 -14 l-12 12 l-14 -14 l12 -12 l-46 -44Z', c.gold) +
    line('M64 66 q-20 -26 6 -34', c.red, 6) +
    rect(128, 44, 66, 76, 12, c.jade) +
    oval(161, 58, 6, 6, c.cream) +
    line('M146 82 h30 M146 96 h20', c.cream, 6) +
    glint('M62 84 q6 -16 20 -18', 5),
  bed: () =>
    rect(28, 78, 184, 70, 14, c.brown) +
    rect(24, 132, 192, 46, 12, c.azure) +
    rect(24, 132, 192, 18, 8, c.white) +
    rect(46, 108, 66, 34, 12, c.white) +
    rect(128, 108, 66, 34, 12, c.white) +
    rect(32, 178, 12, 18, 4, c.cocoa) +
    rect(196, 178, 12, 18, 4, c.cocoa) +
    rect(24, 158, 192, 8, 0, c.sky) +
    disc(180, 52, 17, c.gold) +
    shade('M172 38 a17 17 0 0 1 14 30 a20 20 0 0 0 -14 -30Z', 0.08) +
    glint('M40 88 h70', 4, 0.3),
  lamp: () =>
    rect(66, 150, 132, 14, 6, c.brown) +
    rect(78, 164, 10, 32, 4, c.cocoa) +
    rect(176, 164, 10, 32, 4, c.cocoa) +
    shape('M84 54 h62 l20 56 h-102Z', c.gold) +
    `<ellipse cx="115" cy="118" rx="70" ry="30" fill="#fff3c8" opacity=".55"/>` +
    rect(110, 110, 10, 34, 3, c.slate) +
    oval(115, 148, 26, 7, c.slate) +
    rect(146, 132, 40, 9, 3, c.red) +
    rect(150, 123, 34, 9, 3, c.jade) +
    glint('M92 62 l-12 38', 5),
  villa: () =>
    shape('M20 178 q50 -96 96 -40 q40 -70 104 40Z', c.leaf) +
    rect(58, 118, 124, 72, 4, c.cream) +
    shape('M40 124 L120 64 L200 124 h-22 L120 84 L62 124Z', c.cocoa) +
    rect(74, 132, 34, 34, 4, c.gold) +
    rect(134, 132, 34, 58, 4, c.brown) +
    line('M91 132 v34 M74 149 h34', c.cream, 4) +
    rect(30, 188, 180, 8, 4, c.jade) +
    disc(186, 64, 16, c.coral) +
    shape('M28 92 q14 -16 26 -2 q18 -4 18 12 h-50Z', c.white),
  spring: () =>
    oval(120, 172, 96, 26, c.stone) +
    oval(120, 166, 82, 20, c.teal) +
    oval(120, 164, 74, 15, c.sky) +
    line('M76 164 q14 -8 26 0 M126 170 q16 -8 28 0', c.white, 4, 0.8) +
    disc(40, 168, 19, c.slate) +
    disc(198, 166, 21, c.slate) +
    disc(70, 186, 13, c.steel) +
    disc(172, 188, 14, c.steel) +
    steam(86, 142) +
    steam(116, 118) +
    shape('M176 130 q0 -54 34 -70 q8 46 -34 70Z', c.jade) +
    shape('M186 132 q22 -36 44 -28 q-6 30 -44 28Z', c.leaf),
  pool: () =>
    rect(30, 108, 180, 84, 20, c.teal) +
    each(3, (i) => line(`M46 ${132 + i * 20} q18 -10 36 0 t36 0 t36 0 t36 0`, c.ice, 5, 0.8)) +
    line('M156 150 V66 q0 -18 18 -18 M186 150 V66 q0 -18 18 -18 M156 90 h30 M156 112 h30', c.steel, 7) +
    ring(86, 116, 24, c.coral, 15) +
    line('M86 92 v12 M86 128 v12', c.white, 8),
  towel: () =>
    rect(40, 158, 160, 34, 15, c.sand) +
    rect(48, 126, 144, 34, 15, c.cream) +
    rect(56, 94, 128, 34, 15, c.mint) +
    rect(40, 170, 160, 6, 0, c.amber) +
    rect(48, 138, 144, 6, 0, c.rose) +
    rect(56, 106, 128, 6, 0, c.jade) +
    disc(170, 80, 14, c.rose) +
    around(5, 170, 80, 13, (x, y) => disc(x, y, 9, c.blush)) +
    disc(170, 80, 6, c.gold) +
    glint('M66 100 h40', 4, 0.6),
  pillow: () =>
    shape(
      'M44 170 q-18 -72 36 -100 q40 -18 80 0 q54 28 36 100 q-22 30 -46 0 q10 -50 -30 -52 q-40 2 -30 52 q-24 30 -46 0Z',
      c.slate
    ) +
    glint('M54 160 q-8 -46 24 -72', 7, 0.4) +
    spark(184, 62, 12, c.gold) +
    line('M100 176 q20 12 40 0', c.steel, 5, 0.6),
  bath: () =>
    rect(58, 96, 66, 100, 16, c.cream) +
    rect(78, 70, 26, 28, 6, c.sand) +
    line('M90 70 v-18 h32 v10', c.amber, 9) +
    rect(58, 122, 66, 44, 0, c.jade) +
    shape('M91 158 q-18 -10 -6 -28 q6 6 6 12 q0 -6 6 -12 q12 18 -6 28Z', c.cream) +
    rect(134, 128, 52, 68, 14, c.rose) +
    rect(142, 112, 36, 20, 6, c.white) +
    disc(190, 92, 15, c.ice) +
    disc(168, 72, 10, c.ice) +
    disc(202, 66, 7, c.ice) +
    glint('M68 108 v76', 5),
  candle: () =>
    shape('M120 40 q22 30 0 48 q-22 -18 0 -48Z', c.gold) +
    shape('M120 60 q10 16 0 26 q-10 -10 0 -26Z', c.cream) +
    line('M120 84 v16', c.cocoa, 4) +
    rect(72, 98, 96, 96, 14, c.night) +
    oval(120, 100, 48, 11, c.cream) +
    rect(88, 130, 64, 38, 4, c.cream) +
    line('M120 162 v-24 M108 146 l12 8 l12 -8', c.jade, 4) +
    glint('M82 114 v66', 5, 0.4),
  umbrella: () =>
    line('M120 96 v76 q0 20 20 20 q16 0 16 -16', c.brown, 8) +
    shape(
      'M24 126 q6 -84 96 -84 q90 0 96 84 q-16 -18 -32 0 q-16 -18 -32 0 q-16 -18 -32 0 q-16 -18 -32 0 q-16 -18 -32 0 q-16 -18 -32 0Z',
      c.azure
    ) +
    shape('M88 126 q0 -72 32 -84 q32 12 32 84 q-16 -18 -32 0 q-16 -18 -32 0Z', c.sky) +
    line('M120 42 v-12', c.brown, 6) +
    glint('M44 104 q12 -38 46 -50', 6, 0.45),
  /** Points: coins, one upright before a pile. */
  points: () =>
    each(
      4,
      (i) =>
        oval(84, 186 - i * 20, 52, 17, i % 2 ? c.amber : c.gold) +
        glint(`M46 ${184 - i * 20} q38 12 74 0`, 3, 0.4)
    ) +
    each(2, (i) => oval(170, 190 - i * 20, 40, 14, i % 2 ? c.gold : c.amber)) +
    disc(142, 108, 58, c.amber) +
    disc(138, 106, 54, c.gold) +
    ring(138, 106, 42, c.brown, 4, 0.4) +
    shape('M138 78 l9 19 21 3 -15 15 4 21 -19 -10 -19 10 4 -21 -15 -15 21 -3Z', c.cream) +
    spark(206, 52, 12, c.gold) +
    spark(58, 60, 9, c.amber),
  giftbox: () =>
    rect(46, 108, 148, 86, 10, c.red) +
    rect(36, 88, 168, 32, 10, c.coral) +
    rect(106, 88, 28, 106, 0, c.gold) +
    shape('M120 88 q-56 4 -50 -28 q18 -24 50 28Z', c.gold) +
    shape('M120 88 q56 4 50 -28 q-18 -24 -50 28Z', c.gold) +
    disc(120, 86, 12, c.amber) +
    glint('M58 128 v52', 5, 0.35) +
    spark(202, 58, 13, c.gold) +
    spark(40, 64, 9, c.coral),
  basket: () =>
    line('M70 112 q50 -92 100 0', c.brown, 10) +
    disc(86, 98, 21, c.red) +
    oval(126, 90, 19, 26, c.cream) +
    disc(160, 100, 20, c.leaf) +
    rect(138, 58, 18, 50, 7, c.azure) +
    shape('M38 112 h164 l-16 76 q-66 12 -132 0Z', c.amber) +
    each(5, (i) => line(`M${66 + i * 27} 122 l${4 - i * 2} 62`, c.cocoa, 3, 0.4)) +
    line('M46 138 q74 12 148 0 M50 162 q70 12 140 0', c.cocoa, 3, 0.4) +
    glint('M46 120 h150', 5, 0.5),
  clean: () =>
    shape('M60 112 h84 l10 82 q-52 8 -104 0Z', c.azure) +
    oval(102, 112, 44, 10, c.sky) +
    disc(80, 104, 17, c.white) +
    disc(106, 98, 20, c.white) +
    disc(128, 106, 14, c.ice) +
    line('M62 118 q40 60 82 0', c.steel, 5, 0.6) +
    line('M196 40 L166 140', c.brown, 9) +
    shape('M146 134 l44 14 l-8 46 q-30 6 -52 -12Z', c.gold) +
    disc(60, 70, 9, c.ice) +
    disc(82, 52, 13, c.ice) +
    glint('M74 130 l6 50', 5),
  stones: () =>
    oval(120, 178, 76, 20, c.slate) +
    oval(122, 146, 58, 18, c.steel) +
    oval(118, 118, 42, 15, c.slate) +
    shape('M118 100 q-28 -14 -20 -52 q24 18 20 52Z', c.rose) +
    shape('M118 100 q28 -14 20 -52 q-24 18 -20 52Z', c.rose) +
    shape('M118 100 q-18 -36 0 -64 q18 28 0 64Z', c.blush) +
    glint('M62 172 q18 -8 40 -8', 5, 0.5) +
    glint('M78 142 q16 -6 30 -6', 5, 0.5) +
    shape('M186 170 q8 -44 38 -48 q0 38 -38 48Z', c.leaf),
  heart: () =>
    rect(50, 62, 140, 134, 16, c.white) +
    rect(92, 48, 56, 28, 10, c.steel) +
    shape('M120 170 q-54 -30 -44 -62 q18 -28 44 -2 q26 -26 44 2 q10 32 -44 62Z', c.red) +
    line('M66 132 h30 l10 -20 l16 40 l12 -28 l8 8 h32', c.white, 6) +
    glint('M88 108 q4 -8 12 -8', 5),
  escort: () =>
    disc(90, 72, 26, c.sand) +
    shape('M46 192 q-4 -84 44 -86 q48 2 44 86Z', c.jade) +
    disc(158, 88, 22, c.sand) +
    shape('M120 192 q0 -72 38 -74 q38 2 38 74Z', c.coral) +
    shape('M66 68 q0 -28 26 -26 q24 2 24 24 q-24 -12 -50 2Z', c.steel) +
    shape('M138 84 q2 -24 22 -22 q22 2 20 26 q-20 -16 -42 -4Z', c.cocoa) +
    shape('M126 142 q-14 -10 -8 -20 q6 -4 8 4 q2 -8 8 -4 q6 10 -8 20Z', c.white)
}
