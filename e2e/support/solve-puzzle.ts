import sharp from 'sharp'

/** What can be seen of a puzzle: both pictures as `data:` addresses, and how far down the piece stands, in percent. */
export interface SeenPuzzle {
  readonly picture: string
  readonly piece: string
  readonly top: number
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function pixelsOf(address: string, alpha: boolean): Promise<Pixels> {
  const image = sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
  const { data, info } = await (alpha ? image.ensureAlpha() : image.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The gap is the picture made darker: about this much of it is left, over this. */
const LEFT = 0.42
const DARK = 11

/**
 * Looks at a puzzle as a program of forty lines does (ADR 0016 says what that means): where the picture is the piece made
 * darker, the piece belongs. Gives the share of the picture's width that the piece has to be moved by.
 */
export async function solvePuzzle({ picture, piece, top }: SeenPuzzle): Promise<number> {
  const [scene, part] = await Promise.all([pixelsOf(picture, false), pixelsOf(piece, true)])
  const inside: [x: number, y: number, at: number][] = []
  const solid = (x: number, y: number) => part.data[(y * part.width + x) * 4 + 3] === 255
  for (let y = 8; y < part.height - 8; y += 2) {
    for (let x = 8; x < part.width - 8; x += 2) {
      const deep = [-8, 8].every((by) => solid(x + by, y) && solid(x, y + by))
      if (deep) inside.push([x, y, (y * part.width + x) * 4])
    }
  }
  const down = Math.round((top / 100) * scene.height)
  const unlike = (left: number) => {
    let sum = 0
    for (const [x, y, at] of inside) {
      const from = ((down + y) * scene.width + left + x) * 3
      for (let colour = 0; colour < 3; colour++) {
        const wanted = (part.data[at + colour] ?? 0) * LEFT + DARK
        sum += Math.abs((scene.data[from + colour] ?? 0) - wanted)
      }
    }
    return sum
  }
  let best = { left: 0, sum: Infinity }
  for (let left = part.width; left <= scene.width - part.width; left++) {
    const sum = unlike(left)
    if (sum < best.sum) best = { left, sum }
  }
  return best.left / scene.width
}
