import { c, grounds, type GroundName } from './palette'
import { glow, ramp, svg } from './scenes'
import { disc, each, glint, line, mix as mixColour, move, oval, rect, shade, shape } from './shapes'

const [WIDTH, HEIGHT] = [480, 360]

/** A street with sky, pavement and a building on it. */
function street(ground: GroundName, building: string): string {
  const [light, deep] = grounds[ground].pale
  const skyline = each(9, (i) => {
    const height = 70 + ((i * 53) % 90)
    return `<rect x="${i * 58 - 20}" y="${300 - height}" width="50" height="${height}" rx="4" fill="${mixColour(deep, '#ffffff', 0.25)}" opacity=".7"/>`
  })
  const body =
    `<rect width="480" height="360" fill="url(#ground)"/><circle cx="110" cy="60" r="240" fill="url(#sun)"/>` +
    skyline +
    `<rect y="300" width="480" height="60" fill="${mixColour(deep, '#4a4038', 0.25)}"/><rect y="300" width="480" height="7" fill="#fff" opacity=".5"/>` +
    `<ellipse cx="240" cy="304" rx="200" ry="12" fill="#2a2030" opacity=".16"/>` +
    building
  return svg(WIDTH, HEIGHT, ramp('ground', light, deep) + glow('sun', '#ffffff', 0.9), body)
}

const plant = (x: number) =>
  rect(x, 270, 28, 32, 5, c.brown) + oval(x + 14, 254, 24, 24, c.jade) + oval(x + 6, 246, 13, 13, c.leaf)

const awning = (x: number, y: number, width: number, hex: string) => {
  const stripe = width / 10
  return (
    each(10, (i) =>
      shape(`M${x + i * stripe} ${y} h${stripe} v30 q${-stripe / 2} 22 ${-stripe} 0Z`, i % 2 ? c.white : hex)
    ) +
    shade(`M${x} ${y + 30} h${width} v6 h${-width}Z`, 0.1) +
    rect(x - 6, y - 8, width + 12, 12, 4, hex)
  )
}

/** A shop with a sign that shows what it sells. */
export function shop(ground: GroundName, wall: string, colour: string, sign: string): string {
  return street(
    ground,
    rect(76, 76, 328, 228, 10, wall) +
      shade('M330 76 h64 q10 0 10 10 v218 h-74Z', 0.06) +
      rect(64, 64, 352, 20, 6, colour) +
      disc(240, 118, 50, c.white) +
      disc(240, 118, 45, colour) +
      disc(240, 118, 40, c.cream) +
      move(240 - 34, 118 - 36, sign, 0.29) +
      awning(92, 184, 296, colour) +
      rect(100, 232, 180, 72, 4, c.ink) +
      rect(106, 238, 168, 62, 3, c.ice) +
      `<path d="M116 238 h50 l-44 62 h-16 v-44Z" fill="#fff" opacity=".6"/>` +
      each(4, (i) => disc(130 + i * 38, 288, 10, [c.amber, c.coral, c.leaf, c.gold][i] ?? c.gold)) +
      rect(300, 226, 70, 78, 4, colour) +
      rect(308, 234, 54, 46, 3, c.ice) +
      disc(360, 276, 4, c.gold) +
      line('M92 196 v22', c.ink, 3, 0) +
      plant(40) +
      plant(410) +
      glint('M90 94 v80', 5, 0.4)
  )
}

/** A cinema with a lit marquee. */
export function cinema(ground: GroundName, colour: string, sign: string): string {
  return street(
    ground,
    shape('M70 304 V96 q170 -64 340 0 v208Z', colour) +
      shade('M320 78 q60 8 90 18 v208 h-80Z', 0.12) +
      rect(52, 178, 376, 44, 8, c.cream) +
      each(17, (i) => disc(66 + i * 22, 184, 4, c.gold) + disc(66 + i * 22, 216, 4, c.gold)) +
      rect(150, 192, 180, 16, 8, c.red) +
      move(240 - 66, 64, sign, 0.55) +
      each(
        4,
        (i) =>
          rect(104 + i * 72, 234, 56, 70, 4, c.ink) +
          rect(110 + i * 72, 240, 44, 60, 3, i % 2 ? c.gold : c.sand)
      ) +
      plant(30) +
      plant(424)
  )
}

/** A house with many windows, some of them lit. */
export function hotel(ground: GroundName, wall: string, colour: string, floors: number): string {
  const top = 290 - floors * 46
  return street(
    ground,
    rect(112, top - 30, 256, 334 - top, 10, wall) +
      shade(`M310 ${top - 30} h48 q10 0 10 10 v${324 - top} h-58Z`, 0.08) +
      rect(100, top - 40, 280, 18, 6, colour) +
      each(floors * 5, (i) =>
        rect(132 + (i % 5) * 46, top - 8 + Math.floor(i / 5) * 44, 30, 30, 5, (i * 7) % 3 ? c.ice : c.gold)
      ) +
      rect(84, 238, 312, 66, 6, colour) +
      rect(72, 230, 336, 14, 5, c.cream) +
      rect(204, 252, 72, 52, 4, c.ink) +
      rect(210, 258, 28, 46, 2, c.gold) +
      rect(242, 258, 28, 46, 2, c.gold) +
      each(2, (i) => rect(120 + i * 190, 256, 50, 34, 4, c.ice)) +
      plant(46) +
      plant(408)
  )
}

/** A free-standing sight. */
export const sight = (ground: GroundName, drawing: string, scale = 1.18) =>
  street(ground, move(240 - 120 * scale, 306 - 196 * scale, drawing, scale) + plant(34) + plant(416))
