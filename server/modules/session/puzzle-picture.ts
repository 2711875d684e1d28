import sharp from 'sharp'
import { createSemaphore } from '../../core/semaphore'
import { PIECE, SLIDE_HEIGHT, SLIDE_WIDTH } from './puzzle-model'
import { blend, drawScene, type Canvas } from './puzzle-scene'

/** Pixels per unit: sharp on a phone. */
const SCALE = 2

/** Drawing occupies a core for some 20 ms; many concurrent requests wait, and are then refused. */
const turns = createSemaphore({ permits: 2, maxWaiting: 40 })

/** Both pictures of a puzzle, as data addresses. */
export interface PuzzlePictures {
  readonly picture: string
  readonly piece: string
}

/** Sides on which the piece has a knob or a hollow. */
type Sides = readonly [left: number, top: number, right: number]

const KNOB = 7
const BODY = { left: 6, top: 12, size: 40, round: 5 }

/** Distance of a point from the edge of the piece, in units; negative inside. */
function distance(x: number, y: number, [left, top, right]: Sides): number {
  const half = BODY.size / 2
  const middleX = BODY.left + half
  const middleY = BODY.top + half
  const outX = Math.abs(x - middleX) - half + BODY.round
  const outY = Math.abs(y - middleY) - half + BODY.round
  let far = Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - BODY.round
  const knobs: [number, number, number][] = [
    [left, BODY.left - 1, middleY],
    [top, middleX, BODY.top - 3],
    [right, BODY.left + BODY.size + 2, middleY]
  ]
  for (const [side, knobX, knobY] of knobs) {
    const round = Math.hypot(x - knobX, y - knobY) - KNOB
    if (side > 0) far = Math.min(far, round)
    else if (side < 0) far = Math.max(far, -round)
  }
  return far
}

const share = (value: number) => Math.min(1, Math.max(0, value))
const WHITE = [255, 255, 255] as const
const DARK = [16, 18, 28] as const

/**
 * Draws the piece, and the picture with its gap there. `x`, `y` in units.
 * @throws BusinessError 503 if too many are waiting
 */
export function drawPuzzle(x: number, y: number): Promise<PuzzlePictures> {
  return turns.run(async () => {
    const canvas = drawScene(SLIDE_WIDTH * SCALE, SLIDE_HEIGHT * SCALE)
    // a hollow on the left: no knob sticks out towards the start of the slide
    const sides: Sides = [-1, 1, Math.random() < 0.5 ? 1 : -1]
    const piece = cutPiece(canvas, x, y, sides)
    const [picture, cut] = await Promise.all([
      sharp(canvas.pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
        .jpeg({ quality: 70 })
        .toBuffer(),
      sharp(piece, { raw: { width: PIECE * SCALE, height: PIECE * SCALE, channels: 4 } })
        .png({ palette: true, colours: 96, compressionLevel: 9, effort: 4 })
        .toBuffer()
    ])
    return {
      picture: `data:image/jpeg;base64,${picture.toString('base64')}`,
      piece: `data:image/png;base64,${cut.toString('base64')}`
    }
  })
}

/** Copies the piece out of the canvas, with a white edge and a shadow, and leaves the gap there. */
function cutPiece(canvas: Canvas, x: number, y: number, sides: Sides): Uint8ClampedArray {
  const size = PIECE * SCALE
  const piece = new Uint8ClampedArray(size * size * 4)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const far = distance((column + 0.5) / SCALE, (row + 0.5) / SCALE, sides) * SCALE
      const inside = share(0.5 - far)
      const edge = share(1.5 - Math.abs(far + 1.5))
      const shadow = share(1 - far / 8) ** 2 * 0.35
      const [px, py] = [x * SCALE + column, y * SCALE + row]
      const from = (py * canvas.width + px) * 3
      const to = (row * size + column) * 4
      const shown = inside + (1 - inside) * shadow
      for (let part = 0; part < 3; part++) {
        const own = canvas.pixels[from + part] ?? 0
        const lit = own + (255 - own) * edge * 0.85
        piece[to + part] = shown > 0 ? (lit * inside + (DARK[part] ?? 0) * (shown - inside)) / shown : 0
      }
      piece[to + 3] = shown * 255
      // darker at its upper edges, like a hollow
      blend(canvas, px, py, DARK, inside * (0.5 + share(1 + far / 10) * 0.18))
      blend(canvas, px, py, WHITE, share(1 - Math.abs(far)) * 0.7)
    }
  }
  return piece
}
