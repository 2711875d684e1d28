import { encode } from 'uqr'

/** The QR code of `text`, row by row without quiet ground; errors of 15 % are mended. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}
