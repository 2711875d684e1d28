/** A camera that shows one picture: Chromium plays a film as its camera. */
import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'

const [WIDTH, HEIGHT] = [640, 480]
/** px of a module of the code; around it is what scanners need. */
const MODULE = 8
const WHITE = 235
const BLACK = 16

/** Writes a film of a QR code and gives the flags with which Chromium has it for a camera. */
export function cameraShowing(text: string, file: string): string[] {
  const { data, size } = encode(text, { border: 4 })
  const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - size * MODULE) / 2)) as [
    number,
    number
  ]
  const picture = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  for (let y = 0; y < size * MODULE; y += 1)
    for (let x = 0; x < size * MODULE; x += 1)
      if (data[Math.floor(y / MODULE)]?.[Math.floor(x / MODULE)])
        picture[(top + y) * WIDTH + left + x] = BLACK
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colours])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}
