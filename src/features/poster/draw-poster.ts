/** Draws a poster. Like printed paper, its colours are the same in every channel. */
import { yuanParts } from '@/lib/money'
import { openBoard } from '@/platform/screen/board'
import type { Board, BoardPicture } from '@/platform/screen/board-options'
import { qrModules } from '@/ui/voucher-code/qr-modules'
import { miniCode } from './mini-code'
import { POSTER_SIZE, type PosterData } from './model'
import { textLines } from './text-lines'

type Pen = CanvasRenderingContext2D
type Price = NonNullable<PosterData['price']>

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE
const EDGE = 20
const PAPER = '#ffffff'
const INK = '#1b1d28'
const INK_2 = '#565b6b'
const INK_3 = '#6b7080'
const LINE = '#d9dbe1'
/** The perforation, and what is below it. */
const TEAR = 436
const QR = { size: 84, left: WIDTH - EDGE - 84, top: TEAR + 16 } as const

const font = (size: number, weight: 400 | 600) =>
  `${weight} ${size}px -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif`

/** Draws the poster and returns its URL. @throws Error if its picture cannot be loaded, or drawing fails */
export async function drawPoster(data: PosterData): Promise<string> {
  const { context, load, finish } = openBoard(WIDTH, HEIGHT)
  const [picture, code] = await Promise.all([load(data.picture), codeOf(data.address, load)])
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)
  drawSquare(context, picture, WIDTH)
  if (data.price) drawPrice(context, data.price)
  drawNames(context, data)
  drawTear(context)
  drawFoot(context, data)
  if (code) context.drawImage(code, QR.left, QR.top, QR.size, QR.size)
  else drawQr(context, data.address)
  return finish()
}

/** The mini-program's own code of the page; undefined in a browser, or if WeChat gives none in time. */
async function codeOf(address: string, load: Board['load']): Promise<BoardPicture | undefined> {
  const code = await miniCode(address)
  // a code that cannot be drawn has the same substitute as one that does not come
  return code === undefined ? undefined : load(code).catch(() => undefined)
}

/** The middle of a picture, cropped to a square: nothing is stretched. */
function drawSquare(pen: Pen, picture: BoardPicture, size: number): void {
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  pen.drawImage(picture, left, (picture.height - side) / 2, side, side, 0, 0, size, size)
}

/** Draws text at a position and returns where it ends. */
function write(
  pen: Pen,
  text: string,
  at: { x: number; y: number; size: number; weight?: 400 | 600; colour?: string }
): number {
  const { x, y, size, weight = 400, colour = INK } = at
  pen.font = font(size, weight)
  pen.fillStyle = colour
  pen.fillText(text, x, y)
  return x + pen.measureText(text).width
}

function drawPrice(pen: Pen, { fen: priceFen, isLeast }: Price): void {
  const y = 338
  const { yuan, fen } = yuanParts(priceFen)
  let x = write(pen, '¥', { x: EDGE, y, size: 15, weight: 600 }) + 2
  x = write(pen, yuan, { x, y, size: 28, weight: 600 })
  x = write(pen, `.${fen}`, { x, y, size: 15, weight: 600 })
  if (isLeast) write(pen, '起', { x: x + 4, y, size: 13, colour: INK_2 })
}

function drawNames(pen: Pen, { name, subtitle, price }: PosterData): void {
  const linesOf = (text: string, size: number, weight: 400 | 600, max: number) => {
    pen.font = font(size, weight)
    return textLines(text, WIDTH - 2 * EDGE, max, (part) => pen.measureText(part).width)
  }
  let y = price ? 366 : 346
  for (const line of linesOf(name, 17, 600, 2)) {
    write(pen, line, { x: EDGE, y, size: 17, weight: 600 })
    y += 24
  }
  for (const line of linesOf(subtitle, 13, 400, 1)) write(pen, line, { x: EDGE, y, size: 13, colour: INK_2 })
}

/** A ticket's edge: dashes with a half hole at each side. */
function drawTear(pen: Pen): void {
  pen.strokeStyle = LINE
  pen.lineWidth = 1
  pen.setLineDash([4, 4])
  pen.beginPath()
  pen.moveTo(EDGE, TEAR)
  pen.lineTo(WIDTH - EDGE, TEAR)
  pen.stroke()
  pen.setLineDash([])
  pen.fillStyle = '#eeeff2'
  for (const x of [0, WIDTH]) {
    pen.beginPath()
    pen.arc(x, TEAR, 8, 0, 2 * Math.PI)
    pen.fill()
  }
}

function drawFoot(pen: Pen, { brand, scan, small }: PosterData): void {
  write(pen, brand, { x: EDGE, y: QR.top + 20, size: 17, weight: 600 })
  write(pen, scan, { x: EDGE, y: QR.top + 46, size: 13, colour: INK_2 })
  write(pen, small, { x: EDGE, y: QR.top + 74, size: 11, colour: INK_3 })
}

/** Whole dots, so that no hairline runs between them. */
function drawQr(pen: Pen, address: string): void {
  const rows = qrModules(address)
  const dot = QR.size / rows.length
  const at = (index: number) => Math.round(index * dot * 3) / 3
  pen.fillStyle = INK
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(QR.left + at(x), QR.top + at(y), at(x + 1) - at(x), at(y + 1) - at(y))
    })
  )
}
