import { closeSync, openSync, readSync } from 'node:fs'

/** A part of a file, from one byte to another, not including it. */
export interface Piece {
  readonly from: number
  readonly to: number
  /** Its first line, from 0. */
  readonly line: number
}

/** A longer list is parsed in pieces of this many bytes: the tree of a piece takes some sixty times as much memory. */
const PIECE = 65_536

/** Lists up to this length are parsed as a whole. */
const MAX_WHOLE = 250_000

const AT_ONCE = 1_048_576
const [NEWLINE, DASH, SPACE, RETURN] = [10, 45, 32, 13]

/** An item uses what another has named. Read as Latin-1: of other letters only that they are some matters. */
const ALIAS = /[\n\r[{,:?-][ \t]*\*[\w\x80-\xFF]/
/** So much of what was read before is looked at again for one. */
const OVERLAP = 200

/**
 * Cuts a file before items of its list: nothing else of a list stands at the beginning of a line with a dash. A short file, and one whose
 * items use parts of others, is one piece. The file is never in memory as a whole.
 */
export function piecesOf(file: string): readonly Piece[] {
  const cuts: { at: number; line: number }[] = [{ at: 0, line: 0 }]
  let [at, line] = [0, 0]
  let isShared = false
  let tail = '\n'
  // the last bytes of what was read before: a line may begin there
  let before = Buffer.from('\n')
  for (const bytes of partsOf(file)) {
    const text = Buffer.concat([before, bytes])
    const start = at - before.length
    const latin = tail + bytes.toString('latin1')
    isShared ||= ALIAS.test(latin)
    tail = latin.slice(-OVERLAP)
    for (
      let end = text.indexOf(NEWLINE);
      end >= 0 && end + 2 < text.length;
      end = text.indexOf(NEWLINE, end + 1)
    ) {
      const next = start + end + 1
      if (next > 0) line += 1
      if (!isItem(text, end + 1) || next - (cuts.at(-1)?.at ?? 0) < PIECE) continue
      cuts.push({ at: next, line })
    }
    at += bytes.length
    before = text.subarray(-2)
  }
  const whole = [{ from: 0, to: at, line: 0 }]
  if (isShared || at <= MAX_WHOLE) return whole
  return cuts.map((cut, place) => ({ from: cut.at, to: cuts[place + 1]?.at ?? at, line: cut.line }))
}

const isItem = (text: Buffer, at: number): boolean =>
  text[at] === DASH && [SPACE, NEWLINE, RETURN].includes(text[at + 1] ?? 0)

function* partsOf(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r')
  try {
    for (;;) {
      const bytes = Buffer.allocUnsafe(AT_ONCE)
      const count = readSync(handle, bytes)
      if (count === 0) return
      yield bytes.subarray(0, count)
    }
  } finally {
    closeSync(handle)
  }
}

/** The text of a piece. */
export function textOf(file: string, { from, to }: Piece): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.allocUnsafe(to - from)
    let count = 0
    while (count < bytes.length) {
      const more = readSync(handle, bytes, count, bytes.length - count, from + count)
      if (more === 0) break
      count += more
    }
    return bytes.toString('utf8', 0, count)
  } finally {
    closeSync(handle)
  }
}
