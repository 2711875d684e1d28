import sharp from 'sharp'
import { encode } from 'uqr'
import type { CodePicture } from '../../gateways/wechat/wechat-gateway'

/** As wide as those that WeChat makes, px. */
const WIDTH = 280
/** Shades of grey. */
const INK = 27
const PAPER = 255

/** A code that any camera reads, in place of WeChat's round one. */
export async function drawCode(text: string): Promise<CodePicture> {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? INK : PAPER)))
  const drawn = sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
  const large = drawn.resize(WIDTH, WIDTH, { kernel: 'nearest' })
  return { mime: 'image/png', bytes: await large.png({ palette: true }).toBuffer() }
}
