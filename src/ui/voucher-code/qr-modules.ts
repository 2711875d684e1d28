import { encode } from 'uqr'

/** The QR code of `text`, row by row without quiet zone; up to 15 % errors are corrected. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}
