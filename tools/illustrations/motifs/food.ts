import { c } from '../palette'
import {
  around,
  disc,
  each,
  glint,
  line,
  oval,
  rect,
  ring,
  shade,
  shape,
  spark,
  steam,
  turned
} from '../shapes'

const plate = oval(120, 182, 94, 17, c.white) + oval(120, 178, 72, 10, c.stone)
const bowl = (hex: string) =>
  shape('M36 118 h168 q-2 56 -46 74 h-76 q-44 -18 -46 -74Z', hex) +
  rect(88, 188, 64, 10, 4, hex) +
  glint('M54 136 q8 30 32 44', 6, 0.45)

export const food = {
  croissant: () =>
    plate +
    (
      [
        [40, 178, 15, 19, -62, c.amber],
        [200, 178, 15, 19, 62, c.amber],
        [57, 156, 25, 33, -48, c.gold],
        [183, 156, 25, 33, 48, c.gold],
        [85, 134, 31, 42, -24, c.amber],
        [155, 134, 31, 42, 24, c.amber],
        [120, 126, 33, 46, 0, c.gold]
      ] as const
    )
      .map(([x, y, rx, ry, lean, hex]) =>
        turned(
          lean,
          x,
          y,
          oval(x, y, rx, ry, hex) +
            line(
              `M${x + rx * 0.55} ${y - ry * 0.6} q${rx * 0.3} ${ry * 0.6} 0 ${ry * 1.1}`,
              c.brown,
              3,
              0.35
            ) +
            glint(
              `M${x - rx * 0.45} ${y - ry * 0.6} q${-rx * 0.25} ${ry * 0.3} ${-rx * 0.15} ${ry * 0.6}`,
              5,
              0.5
            )
        )
      )
      .join('') +
    shape('M86 182 q34 -30 68 0 q-34 8 -68 0Z', c.white),
  cake: () =>
    plate +
    shape('M44 128 L176 92 q22 12 22 36 v50 h-154Z', c.cream) +
    shape('M44 128 L176 92 q22 12 22 36Z', c.brown) +
    rect(44, 150, 154, 9, 0, c.sand) +
    disc(142, 96, 15, c.red) +
    shape('M142 84 q4 -14 16 -14 q0 12 -16 14Z', c.leaf) +
    glint('M60 128 L160 100', 5, 0.4),
  birthday: () =>
    plate +
    rect(48, 112, 144, 66, 14, c.blush) +
    shape(
      'M48 126 q0 -18 18 -18 h108 q18 0 18 18 q-9 24 -24 4 q-12 26 -24 0 q-12 22 -24 0 q-12 26 -24 0 q-12 22 -24 0 q-15 20 -24 -4Z',
      c.rose
    ) +
    each(
      3,
      (i) =>
        rect(84 + i * 32, 70, 8, 40, 4, [c.azure, c.gold, c.jade][i] ?? c.gold) +
        shape(`M${88 + i * 32} 44 q12 16 0 24 q-12 -8 0 -24Z`, c.gold)
    ) +
    rect(48, 158, 144, 7, 0, c.white) +
    spark(40, 76, 12, c.gold) +
    spark(202, 92, 9, c.gold),
  toast: () =>
    rect(40, 184, 160, 12, 6, c.brown) +
    shape('M52 184 v-66 q-24 -46 24 -48 h84 q52 2 28 48 v66Z', c.amber) +
    shape('M66 172 v-58 q-20 -30 14 -32 h68 q34 2 14 32 v58Z', c.cream) +
    shade('M176 80 q24 10 12 38 v66 h-14 v-62 q8 -24 2 -42Z', 0.16) +
    glint('M78 96 q6 -4 20 -4', 5),
  icecream: () =>
    turned(
      -12,
      96,
      130,
      rect(60, 46, 62, 112, 30, c.cocoa) +
        shape('M60 112 q14 12 24 0 q12 14 22 2 q8 8 16 0 v20 q0 24 -31 24 q-31 0 -31 -24Z', c.cream) +
        rect(84, 156, 14, 42, 7, c.sand) +
        glint('M72 66 v34', 6)
    ) +
    turned(
      12,
      154,
      130,
      rect(122, 54, 60, 106, 30, c.rose) +
        shape('M122 116 q12 10 20 0 q12 12 20 0 q10 10 20 0 v14 q0 30 -30 30 q-30 0 -30 -30Z', c.cream) +
        rect(145, 158, 14, 40, 7, c.sand) +
        glint('M134 74 v32', 6)
    ),
  sundae: () =>
    oval(120, 192, 44, 8, c.stone) +
    rect(112, 150, 16, 42, 4, c.ice) +
    shape('M60 98 h120 q-6 58 -60 62 q-54 -4 -60 -62Z', c.ice) +
    disc(92, 84, 32, c.leaf) +
    disc(146, 80, 34, c.cream) +
    disc(120, 54, 10, c.red) +
    line('M120 44 q8 -14 18 -14', c.jade, 4) +
    rect(166, 30, 12, 70, 5, c.sand) +
    glint('M74 112 q4 22 18 34') +
    glint('M124 66 q6 -12 16 -14'),
  hotpot: () =>
    rect(70, 184, 100, 12, 6, c.cocoa) +
    shape('M34 112 h172 q-2 52 -44 72 h-84 q-42 -20 -44 -72Z', c.gold) +
    oval(120, 112, 88, 26, c.amber) +
    shape('M40 112 q0 -18 80 -20 q8 20 0 40 q-80 -2 -80 -20Z', c.red) +
    shape('M200 112 q0 -18 -80 -20 q8 20 0 40 q80 -2 80 -20Z', c.cream) +
    each(4, (i) => disc(62 + i * 15, 108 + (i % 2) * 10, 6, c.coral)) +
    oval(150, 110, 12, 7, c.leaf) +
    oval(176, 114, 9, 6, c.sand) +
    ring(26, 130, 10, c.amber, 7) +
    ring(214, 130, 10, c.amber, 7) +
    steam(100, 78) +
    glint('M52 134 q10 30 34 42', 6),
  beef: () =>
    plate +
    each(5, (i) => {
      const x = 62 + i * 29
      const y = 152 - (i % 2) * 22
      return (
        rect(x - 20, y - 34, 40, 58, 16, c.coral) +
        oval(x, y - 30, 20, 13, c.red) +
        line(`M${x - 9} ${y - 30} q9 -8 17 0 q-2 8 -11 5`, c.blush, 4) +
        line(`M${x - 11} ${y - 10} q6 14 2 26 M${x + 8} ${y - 8} q-6 10 0 22`, c.blush, 4, 0.9)
      )
    }) +
    shape('M184 168 q6 -26 30 -24 q0 24 -30 24Z', c.leaf),
  noodles: () =>
    line('M150 34 L190 112 M168 30 L206 108', c.brown, 7) +
    oval(120, 118, 84, 24, c.cream) +
    oval(120, 118, 76, 19, c.gold) +
    each(5, (i) => line(`M${62 + i * 14} 112 q20 ${18 - i * 2} 44 4`, c.cream, 5)) +
    disc(152, 110, 18, c.white) +
    disc(152, 110, 9, c.gold) +
    shape('M72 98 q16 -14 30 2 q-12 16 -30 -2Z', c.leaf) +
    shape('M104 92 q12 -14 24 0 q-10 12 -24 0Z', c.leaf) +
    bowl(c.azure) +
    line('M52 146 q68 26 136 0', c.ice, 5),
  dimsum: () =>
    rect(38, 138, 164, 54, 10, c.amber) +
    each(6, (i) => line(`M${60 + i * 24} 144 v42`, c.brown, 3, 0.5)) +
    oval(120, 138, 82, 24, c.sand) +
    oval(120, 136, 70, 18, c.brown) +
    each(
      3,
      (i) =>
        shape(`M${52 + i * 44} 138 q-2 -44 24 -44 q26 0 24 44 q-24 12 -48 0Z`, c.cream) +
        line(
          `M${76 + i * 44} 96 q-10 10 -12 24 M${76 + i * 44} 96 q2 12 0 26 M${76 + i * 44} 96 q10 10 12 24`,
          c.sand,
          3
        ) +
        disc(76 + i * 44, 96, 5, c.coral)
    ) +
    steam(100, 76) +
    glint('M50 150 v30', 5),
  steak: () =>
    oval(120, 168, 96, 26, c.white) +
    oval(120, 163, 78, 18, c.stone) +
    shape('M62 148 q10 -46 62 -38 q60 -6 58 34 q-4 34 -64 28 q-52 4 -56 -24Z', c.brown) +
    shape('M66 140 q14 -34 58 -28 q52 -4 54 24 q-10 18 -56 14 q-40 8 -56 -10Z', c.cocoa) +
    each(4, (i) => line(`M${84 + i * 24} 122 l16 22`, c.brown, 5)) +
    shape('M156 100 q20 -26 34 -6 q-8 18 -34 6Z', c.leaf) +
    disc(60, 156, 11, c.red) +
    line('M28 70 v80 M18 70 v22 q10 12 20 0 v-22', c.steel, 6) +
    line('M214 70 v80', c.steel, 7) +
    shape('M210 66 q16 10 10 52 h-10Z', c.steel),
  pasta: () =>
    oval(120, 168, 96, 28, c.white) +
    oval(120, 160, 76, 20, c.stone) +
    shape('M56 158 q10 -54 64 -54 q54 0 64 54 q-64 22 -128 0Z', c.gold) +
    each(5, (i) =>
      line(`M${70 + i * 8} ${152 - i * 6} q50 ${-40 + i * 8} ${90 - i * 10} 0`, c.cream, 4, 0.9)
    ) +
    disc(94, 128, 11, c.red) +
    shape('M136 104 q26 -8 24 16 q-14 10 -24 -16Z', c.coral) +
    shape('M112 100 q-4 -22 16 -24 q4 20 -16 24Z', c.leaf),
  breakfast: () =>
    oval(120, 176, 100, 22, c.white) +
    oval(120, 171, 82, 14, c.stone) +
    shape('M44 164 q-8 -34 30 -36 q18 -18 42 -6 q30 2 28 30 q-2 18 -34 18 q-56 8 -66 -6Z', c.white) +
    oval(92, 146, 23, 17, c.gold) +
    glint('M80 140 q6 -7 14 -6', 5, 0.8) +
    shape('M138 168 v-52 q0 -22 24 -22 q26 0 26 22 v52 q-24 10 -50 0Z', c.amber) +
    shape('M146 162 v-44 q0 -16 16 -16 q18 0 18 16 v44 q-18 6 -34 0Z', c.cream) +
    shape('M112 128 q16 -28 34 -4 q-12 18 -34 4Z', c.leaf) +
    disc(60, 168, 9, c.red) +
    disc(76, 174, 8, c.red),
  salad: () =>
    around(9, 120, 112, 52, (x, y, i) => oval(x, 70 + (y - 60) * 0.48, 24, 20, i % 2 ? c.leaf : c.jade)) +
    disc(88, 94, 14, c.red) +
    disc(150, 90, 13, c.red) +
    disc(120, 84, 15, c.cream) +
    disc(120, 84, 8, c.gold) +
    disc(176, 106, 10, c.plum) +
    bowl(c.sand),
  candy: () =>
    rect(56, 104, 128, 88, 16, c.rose) +
    rect(48, 92, 144, 26, 10, c.red) +
    disc(88, 84, 17, c.gold) +
    disc(122, 76, 19, c.azure) +
    disc(156, 84, 17, c.jade) +
    disc(120, 150, 26, c.cream) +
    line('M106 150 q14 -18 28 0 q-14 18 -28 0Z', c.red, 5) +
    shape('M96 150 l-14 -11 v22Z', c.coral) +
    shape('M144 150 l14 -11 v22Z', c.coral) +
    glint('M66 126 v50', 5) +
    spark(196, 66, 10, c.gold),
  lollipop: () =>
    line('M96 120 L84 196', c.white, 8) +
    disc(98, 92, 46, c.coral) +
    line('M98 92 q0 -16 14 -14 q18 6 8 26 q-14 22 -38 8 q-20 -18 -4 -42', c.cream, 7) +
    line('M158 130 L168 196', c.white, 8) +
    disc(154, 108, 34, c.jade) +
    line('M154 108 q0 -12 10 -10 q14 4 6 20 q-12 14 -28 4 q-12 -12 -2 -28', c.cream, 6) +
    glint('M64 78 q6 -16 20 -20', 6),
  fruit: () =>
    disc(88, 146, 46, c.amber) +
    disc(156, 148, 42, c.gold) +
    disc(122, 104, 40, c.coral) +
    shape('M122 66 q6 -28 38 -26 q-4 26 -38 26Z', c.leaf) +
    line('M122 70 q0 -10 6 -18', c.brown, 5) +
    glint('M94 92 q8 -16 22 -18', 6) +
    glint('M56 136 q6 -14 16 -18', 5) +
    disc(156, 148, 30, c.cream) +
    disc(156, 148, 26, c.amber) +
    around(8, 156, 148, 22, (x, y) => line(`M156 148 L${x} ${y}`, c.cream, 3)),
  rice: () =>
    shape('M66 72 q-20 64 -6 120 q60 10 120 0 q14 -56 -6 -120Z', c.cream) +
    shape('M66 72 q54 18 108 0 l-14 -26 q-40 12 -80 0Z', c.sand) +
    line('M72 70 q48 14 96 0', c.red, 7) +
    disc(120, 136, 32, c.jade) +
    each(3, (i) => turned(-30 + i * 30, 120, 164, oval(120, 132, 6, 17, c.gold))) +
    line('M120 164 v-16', c.gold, 4) +
    glint('M70 92 q-10 44 -4 84', 5)
}
