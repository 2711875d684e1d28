/** Replaces bytes that are not valid text. */
const BROKEN = '\ufffd'

/** How many bytes follow a first byte; -1 for one that cannot be first. */
function followers(byte: number): number {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : -1
}

const isFollower = (byte: number) => (byte & 0xc0) === 0x80

/** The character of complete, well-formed bytes; broken for overlong forms and invalid characters. */
function characterOf(bytes: readonly number[]): string {
  const [first = 0, ...rest] = bytes
  const bits = [0x7f, 0x1f, 0x0f, 0x07][rest.length] ?? 0
  const code = rest.reduce((sum, byte) => (sum << 6) | (byte & 0x3f), first & bits)
  const least = [0, 0x80, 0x800, 0x10000][rest.length] ?? 0
  if (code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return BROKEN
  return String.fromCodePoint(code)
}

/**
 * Joins UTF-8 that arrives in chunks: a chunk may end inside a character, whose bytes wait for the next one.
 * For the mini-program, whose logic layer has no TextDecoder, and used on both targets alike.
 */
export function createUtf8Joiner(): (bytes: Uint8Array) => string {
  let held: number[] = []
  let wanted = 0
  return (bytes) => {
    let text = ''
    for (const byte of bytes) {
      if (held.length > 0) {
        if (isFollower(byte)) {
          held.push(byte)
          if (held.length <= wanted) continue
          text += characterOf(held)
          held = []
          continue
        }
        text += BROKEN
        held = []
      }
      wanted = followers(byte)
      if (wanted === 0) text += String.fromCharCode(byte)
      else if (wanted < 0) text += BROKEN
      else held = [byte]
    }
    return text
  }
}
