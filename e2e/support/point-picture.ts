import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(kind: string, data: Iterable<number>): Buffer {
  const body = Buffer.concat([Buffer.from(kind), Buffer.from([...data])])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one point, 0 (black) to 255: another one is another picture. */
export const pointPicture = (grey: number): Buffer =>
  Buffer.concat([
    Buffer.from(SIGNATURE),
    // 1 by 1, 8 bits of grey
    chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
    chunk('IDAT', deflateSync(Buffer.from([0, grey]))),
    chunk('IEND', [])
  ])
