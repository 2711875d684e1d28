import { c } from '../palette'
import { darker, disc, each, glint, lighter, line, oval, rect, ring, shade, shape, turned } from '../shapes'

/** Clothing, bags and outdoor goods; drawn like `kitchen`. */
export const wear = {
  tshirt: (hex: string) =>
    shape('M86 48 L34 78 L50 120 L76 108 V194 q44 8 88 0 V108 L190 120 L206 78 L154 48 q-34 26 -68 0Z', hex) +
    line('M86 48 q34 30 68 0', darker(hex, 0.22), 7) +
    shade('M150 108 q6 48 0 86 q8 0 14 -2 V108Z', 0.08) +
    line('M76 110 v72', darker(hex, 0.14), 3),
  hoodie: (hex: string) =>
    shape('M84 60 L30 98 L42 176 L72 170 V196 q48 8 96 0 V170 L198 176 L210 98 L156 60Z', hex) +
    shape('M80 64 q-4 -40 40 -42 q44 2 40 42 q-40 30 -80 0Z', darker(hex, 0.14)) +
    shape('M96 64 q24 -30 48 0 q-24 22 -48 0Z', darker(hex, 0.4)) +
    line('M106 76 v34 M134 76 v34', c.cream, 5) +
    shape('M84 146 h72 l14 38 h-100Z', darker(hex, 0.12)) +
    glint('M48 104 l6 52', 5, 0.3),
  shirt: (hex: string) =>
    shape(
      'M88 46 L36 74 L30 168 L58 170 L70 112 V196 h100 V112 L182 170 L210 168 L204 74 L152 46 L120 66Z',
      hex
    ) +
    shape('M88 46 L120 68 L100 88 L80 52Z', lighter(hex, 0.3)) +
    shape('M152 46 L120 68 L140 88 L160 52Z', lighter(hex, 0.3)) +
    line('M120 70 V196', darker(hex, 0.2), 3) +
    each(5, (i) => disc(120, 92 + i * 23, 4, darker(hex, 0.35))) +
    rect(136, 100, 26, 28, 4, darker(hex, 0.08)),
  socks: (hex: string) =>
    each(2, (i) => {
      const x = i * 62
      return (
        shape(
          `M${56 + x} 40 h44 v80 q4 24 34 34 q16 10 4 26 q-12 14 -44 6 q-40 -10 -44 -46Z`,
          i ? darker(hex, 0.1) : hex
        ) +
        rect(54 + x, 36, 48, 20, 6, lighter(hex, 0.4)) +
        line(`M${62 + x} 76 h32 M${62 + x} 92 h32`, lighter(hex, 0.5), 5)
      )
    }),
  shoes: (hex: string) =>
    shape('M24 168 h190 q10 26 -10 28 h-170 q-18 -6 -10 -28Z', c.white) +
    shape('M30 168 q-6 -62 20 -76 q30 8 46 -4 q28 44 78 48 q36 4 36 32Z', hex) +
    shape('M50 92 q30 8 46 -4 l14 20 q-36 14 -66 2Z', darker(hex, 0.3)) +
    line('M110 112 l-18 14 M126 124 l-18 16 M144 132 l-16 18', c.cream, 5) +
    line('M28 184 h184', c.coral, 4),
  backpack: (hex: string) =>
    line('M92 52 q28 -34 56 0', darker(hex, 0.3), 10) +
    rect(52, 52, 136, 144, 40, hex) +
    rect(70, 120, 100, 66, 16, darker(hex, 0.14)) +
    line('M76 138 h88', c.gold, 4) +
    line('M64 96 h112', darker(hex, 0.3), 4) +
    rect(108, 66, 24, 16, 4, c.brown) +
    glint('M66 92 v80', 6, 0.35),
  tote: (hex: string) =>
    line('M84 96 q4 -66 36 -66 q32 0 36 66', darker(hex, 0.2), 10) +
    shape('M44 90 h152 l-12 106 q-64 6 -128 0Z', hex) +
    disc(120, 142, 26, darker(hex, 0.12)) +
    shape('M120 124 q22 14 0 36 q-22 -22 0 -36Z', lighter(hex, 0.5)) +
    shade('M160 90 l-4 108 q18 0 28 -2 l12 -106Z', 0.06),
  mat: (hex: string) =>
    shape('M70 128 h150 l10 62 h-170Z', hex) +
    line('M76 146 h148', lighter(hex, 0.4), 3) +
    rect(16, 116, 84, 80, 38, darker(hex, 0.1)) +
    disc(56, 156, 38, lighter(hex, 0.1)) +
    ring(56, 156, 26, darker(hex, 0.25), 5) +
    ring(56, 156, 13, darker(hex, 0.25), 5),
  bottle: (hex: string) =>
    rect(80, 78, 80, 118, 24, hex) +
    rect(92, 48, 56, 32, 9, c.slate) +
    line('M142 48 q22 -24 6 -30 q-34 -4 -46 20', c.slate, 9) +
    line('M92 116 h24 M92 138 h16 M92 160 h24', lighter(hex, 0.6), 4) +
    rect(80, 106, 80, 8, 3, darker(hex, 0.15)) +
    glint('M148 96 v76', 6, 0.6),
  rope: (hex: string) =>
    line('M66 150 q-40 -96 54 -100 q94 4 54 100', hex, 8) +
    turned(12, 66, 170, rect(54, 138, 26, 60, 12, hex) + rect(58, 152, 18, 14, 4, c.ice)) +
    turned(-12, 174, 170, rect(160, 138, 26, 60, 12, hex)) +
    disc(66, 138, 8, c.steel) +
    disc(174, 138, 8, c.steel),
  tent: (hex: string) =>
    shape('M120 44 L222 192 H18Z', hex) +
    shape('M120 44 L150 192 H90Z', darker(hex, 0.45)) +
    shape('M120 44 L90 192 L62 192 q40 -60 58 -148Z', lighter(hex, 0.25)) +
    line('M120 44 v-16', c.brown, 5) +
    line('M46 152 l-26 40 M194 152 l26 40', c.steel, 3) +
    line('M120 28 l18 6 l-18 6', c.red, 5),
  campLantern: (hex: string) =>
    `<circle cx="120" cy="118" r="84" fill="${c.gold}" opacity=".22"/>` +
    line('M78 70 q42 -64 84 0', c.steel, 6) +
    rect(88, 58, 64, 20, 8, hex) +
    rect(80, 78, 80, 74, 14, c.cream) +
    oval(120, 116, 17, 25, c.gold) +
    line('M92 78 v74 M148 78 v74', darker(hex, 0.1), 6) +
    shape('M70 152 h100 l10 42 q-60 8 -120 0Z', hex) +
    disc(120, 174, 9, c.gold),
  chair: (hex: string) =>
    line('M62 196 L166 104 M178 196 L74 104', c.slate, 8) +
    shape('M56 40 q64 -18 128 0 l14 92 q-78 36 -156 0Z', hex) +
    shape('M58 112 q62 26 124 0 l16 20 q-78 40 -156 0Z', darker(hex, 0.16)) +
    line('M64 52 q56 -12 112 0', lighter(hex, 0.3), 4),
  enamel: (hex: string) =>
    line('M166 104 q46 -2 40 36 q-6 32 -44 30', hex, 12) +
    shape('M60 80 h110 l-5 112 q-50 8 -100 0Z', hex) +
    oval(115, 80, 56, 13, c.white) +
    oval(115, 82, 47, 9, darker(hex, 0.3)) +
    line('M60 80 q55 18 110 0', c.slate, 4) +
    disc(146, 172, 5, darker(hex, 0.5)) +
    glint('M76 102 l2 72', 6, 0.5)
}
