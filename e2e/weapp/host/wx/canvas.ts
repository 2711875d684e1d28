import { defineCall, type CallHost, type Options } from './define'
import { Refused } from './refused'

/** What was drawn on a canvas that nobody sees. */
export interface Board {
  readonly width: number
  readonly height: number
  /** Addresses of the pictures on it. */
  readonly pictures: string[]
  readonly texts: string[]
  /** Filled boxes: left, top, width, height. */
  readonly boxes: number[][]
}

export interface CanvasHost extends CallHost {
  /** Those of which a picture was made. */
  readonly boards: Board[]
}

interface Picture {
  src: string
  onload?: () => void
}

const nothing = () => undefined
const QUIET = ['scale', 'setLineDash', 'beginPath', 'moveTo', 'lineTo', 'stroke', 'arc', 'fill'] as const

/** A pen that notes what it draws; a character is as wide as it is high. */
function penOf(board: Board) {
  const pen = {
    font: '',
    ...Object.fromEntries(QUIET.map((name) => [name, nothing])),
    fillRect: (...box: number[]) => void board.boxes.push(box),
    fillText: (text: string) => void board.texts.push(text),
    drawImage: ({ src }: Picture) => void board.pictures.push(src),
    measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/.exec(pen.font)?.[1] ?? 10) })
  }
  return pen
}

/** `wx.createOffscreenCanvas` in two dimensions, and pictures of it. Pictures that are loaded come at once. */
export function canvasCalls(host: CanvasHost) {
  const made = new Map<unknown, Board>()
  return {
    createOffscreenCanvas: ({ type, width, height }: Options) => {
      if (type !== '2d') throw new Error('only boards in two dimensions are known')
      const board: Board = {
        width: Number(width),
        height: Number(height),
        pictures: [],
        texts: [],
        boxes: []
      }
      const pen = penOf(board)
      const createImage = () => {
        const picture = { width: 600, height: 600, onload: nothing as () => void }
        let src = ''
        Object.defineProperty(picture, 'src', {
          get: () => src,
          set: (address: string) => {
            src = address
            setTimeout(() => host.guard(() => picture.onload()))
          }
        })
        return picture
      }
      const canvas = { getContext: () => pen, createImage }
      made.set(canvas, board)
      return canvas
    },
    canvasToTempFilePath: defineCall(host, 'canvasToTempFilePath', ({ canvas }) => {
      const board = made.get(canvas)
      if (!board) throw new Refused('canvas is empty')
      host.boards.push(board)
      return { tempFilePath: `wxfile://tmp_board_${host.boards.length}.jpg` }
    })
  }
}
