/**
 * SHA-256 and HMAC over it (FIPS 180-4, RFC 2104), synchronous and in plain JavaScript: the mini-program has no `crypto`, and a code is
 * generated during rendering. For short texts; tests compare it with Node's own. Pure.
 */

const BLOCK = 64

/** The first `count` primes, whose roots give the constants. */
function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}

/** The first 32 bits of a number's fraction. */
const fraction = (value: number): number => ((value % 1) * 0x1_0000_0000) | 0

const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Mixes one block into the state. */
function compress(state: Int32Array, text: Int32Array): void {
  const at = (index: number): number => text[index] as number
  for (let i = 16; i < 64; i++) {
    const before = at(i - 15)
    const last = at(i - 2)
    const mixed = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)
    const other = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10)
    text[i] = at(i - 16) + mixed + at(i - 7) + other
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] as number) + at(i)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] as number) + word))
}

/** The hash of bytes, 32 bytes long. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK)
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK))
  bytes.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(blocks * BLOCK - 4, bytes.length * 8)
  const state = Int32Array.from(START)
  const text = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) text[i] = padded.getInt32(block * BLOCK + i * 4)
    compress(state, text)
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => out.setInt32(index * 4, word))
  return new Uint8Array(out.buffer)
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** HMAC-SHA256 of bytes. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const padded = joined(short, new Uint8Array(BLOCK - short.length))
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      bytes
    )
  )
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner
    )
  )
}
