/** A landscape unlike any previous picture: sky, sun or moon, clouds, ridges in mist. Drawn pixel by pixel. */

type Colour = readonly [red: number, green: number, blue: number]

interface Palette {
  readonly skyTop: Colour
  readonly skyFoot: Colour
  readonly sun: Colour
  /** Of the ridges, farthest first. */
  readonly ridges: readonly Colour[]
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    skyTop: [120, 158, 206],
    skyFoot: [252, 226, 196],
    sun: [255, 246, 224],
    ridges: [
      [190, 178, 190],
      [142, 142, 168],
      [98, 110, 144],
      [60, 76, 110],
      [34, 48, 76]
    ]
  },
  {
    skyTop: [232, 128, 104],
    skyFoot: [255, 222, 160],
    sun: [255, 240, 200],
    ridges: [
      [228, 158, 128],
      [196, 112, 98],
      [150, 78, 82],
      [104, 54, 68],
      [62, 36, 52]
    ]
  },
  {
    skyTop: [150, 204, 208],
    skyFoot: [236, 244, 222],
    sun: [255, 252, 234],
    ridges: [
      [176, 206, 190],
      [128, 178, 158],
      [86, 146, 124],
      [50, 110, 92],
      [26, 74, 64]
    ]
  },
  {
    skyTop: [30, 36, 72],
    skyFoot: [126, 110, 150],
    sun: [250, 240, 214],
    ridges: [
      [104, 94, 138],
      [80, 74, 118],
      [58, 56, 98],
      [38, 38, 74],
      [20, 22, 48]
    ]
  },
  {
    skyTop: [176, 170, 214],
    skyFoot: [250, 218, 214],
    sun: [255, 244, 232],
    ridges: [
      [206, 178, 200],
      [172, 146, 184],
      [134, 116, 164],
      [96, 86, 138],
      [60, 56, 102]
    ]
  },
  {
    skyTop: [214, 184, 122],
    skyFoot: [252, 240, 206],
    sun: [255, 252, 232],
    ridges: [
      [222, 196, 142],
      [190, 156, 104],
      [146, 116, 80],
      [100, 80, 60],
      [62, 50, 42]
    ]
  }
]

/** A picture as rows of red, green and blue. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

const between = (low: number, high: number) => low + Math.random() * (high - low)

const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share
]

/** Blends `colour` over a pixel; `share` from 0 to 1. */
export function blend({ width, pixels }: Canvas, x: number, y: number, colour: Colour, share: number): void {
  // unrolled: this is nearly the whole cost of drawing
  const at = (y * width + x) * 3
  const red = pixels[at] as number
  const green = pixels[at + 1] as number
  const blue = pixels[at + 2] as number
  pixels[at] = red + (colour[0] - red) * share
  pixels[at + 1] = green + (colour[1] - green) * share
  pixels[at + 2] = blue + (colour[2] - blue) * share
}

/** Draws a landscape of this size. */
export function drawScene(width: number, height: number): Canvas {
  const canvas: Canvas = { width, height, pixels: new Uint8ClampedArray(width * height * 3) }
  const palette = PALETTES[Math.floor(between(0, PALETTES.length))] ?? PALETTES[0]
  drawSky(canvas, palette)
  drawSun(canvas, palette)
  for (let left = 3; left > 0; left--) drawCloud(canvas)
  palette.ridges.forEach((colour, index) => drawRidge(canvas, colour, palette.skyFoot, index))
  return canvas
}

function drawSky(canvas: Canvas, { skyTop, skyFoot }: Palette): void {
  for (let y = 0; y < canvas.height; y++) {
    const colour = mixed(skyTop, skyFoot, Math.min(1, (y / canvas.height) * 1.5))
    const [red, green, blue] = colour.map(Math.round) as [number, number, number]
    for (let at = y * canvas.width * 3, end = at + canvas.width * 3; at < end; at += 3) {
      canvas.pixels[at] = red
      canvas.pixels[at + 1] = green
      canvas.pixels[at + 2] = blue
    }
  }
}

function drawSun(canvas: Canvas, { sun }: Palette): void {
  const { width, height } = canvas
  const radius = height * between(0.07, 0.11)
  const glow = radius * 4
  const x = width * between(0.15, 0.85)
  const y = height * between(0.18, 0.36)
  eachPixel(canvas, x - glow, y - glow, x + glow, y + glow, (px, py) => {
    const far = Math.sqrt((px - x) ** 2 + (py - y) ** 2)
    if (far > glow) return
    const disc = Math.min(1, Math.max(0, radius - far + 0.5))
    const halo = Math.max(0, 1 - far / glow) ** 2 * 0.45
    blend(canvas, px, py, sun, Math.max(disc, halo))
  })
}

/** A few soft ellipses in a row. */
function drawCloud(canvas: Canvas): void {
  const { width, height } = canvas
  const tall = height * between(0.035, 0.06)
  const y = height * between(0.08, 0.4)
  let x = width * between(-0.05, 0.95)
  for (let puffs = 4; puffs > 0; puffs--) {
    const wide = tall * between(2, 4.5)
    const rise = y - tall * between(0, 0.7)
    eachPixel(canvas, x - wide, rise - tall, x + wide, rise + tall, (px, py) => {
      const far = Math.sqrt(((px - x) / wide) ** 2 + ((py - rise) / tall) ** 2)
      if (far < 1) blend(canvas, px, py, [255, 255, 255], (1 - far) * 0.3)
    })
    x += wide * between(0.5, 0.9)
  }
}

/** One ridge from edge to edge, misty at its foot; nearer ones are lower and steeper. */
function drawRidge(canvas: Canvas, colour: Colour, mist: Colour, index: number): void {
  const { width, height } = canvas
  const base = height * (0.46 + index * 0.12 + between(-0.03, 0.03))
  const waves = [1, 2.3, 5.1, 11].map((rate) => ({
    high: (height * between(0.03, 0.075)) / rate ** 0.75,
    long: (rate * between(0.8, 1.3) * Math.PI * 2) / width,
    from: between(0, Math.PI * 2)
  }))
  // as bytes: copying them is nearly the whole cost of drawing
  const shades = new Uint8ClampedArray(height * 3)
  for (let deep = 0; deep < height; deep++)
    shades.set(mixed(colour, mist, Math.min(0.4, (deep / height) * 0.9)), deep * 3)
  for (let x = 0; x < width; x++) {
    const top = waves.reduce((sum, { high, long, from }) => sum + high * Math.sin(x * long + from), base)
    const edge = Math.floor(top)
    // the edge is translucent, the rest opaque
    if (edge >= 0 && edge < height) blend(canvas, x, edge, colour, edge + 1 - top)
    coverBelow(canvas, x, edge, shades)
  }
}

/** Fills a column below `edge` with these shades, the first of which is the edge's own. */
function coverBelow(
  { width, height, pixels }: Canvas,
  x: number,
  edge: number,
  shades: Uint8ClampedArray
): void {
  for (let y = edge < 0 ? 0 : edge + 1; y < height; y++) {
    const at = (y * width + x) * 3
    const from = (y - edge) * 3
    pixels[at] = shades[from] as number
    pixels[at + 1] = shades[from + 1] as number
    pixels[at + 2] = shades[from + 2] as number
  }
}

/** Each pixel of a rectangle that lies on the canvas. */
function eachPixel(
  { width, height }: Canvas,
  left: number,
  top: number,
  right: number,
  bottom: number,
  paint: (x: number, y: number) => void
): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) paint(x, y)
  }
}
