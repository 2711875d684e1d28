import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './faults'
import { retainList, cachedList } from './retained-lists'

type Path = readonly PropertyKey[]

/** A file that contains a list, with the line of each of its parts. */
export interface YamlList {
  /** To be gone through once: a long list is parsed on the way. */
  readonly items: Iterable<unknown>
  /** The line of a part: `[2, 'name']` is the name of the third item; for a missing part, that of its parent. */
  readonly lineOf: (path: Path) => number
  /** Complete once all items were gone through. */
  readonly faults: readonly Fault[]
}

/**
 * Parses a list, or takes it from the cache `kept`: then its lines are only determined on demand.
 * @param read gives the text; more than once, as keeping it would double what a long list takes
 */
export function readYamlList(file: string, read: () => string, stored?: string): YamlList {
  if (stored === undefined) return parsePieces(file, read)
  const source = read()
  const items = cachedList(stored, source)
  if (items !== undefined) {
    let lines: YamlList['lineOf'] | undefined
    return { items, faults: [], lineOf: (path) => (lines ??= parseList(file, source).lineOf)(path) }
  }
  const parsed = parseList(file, source)
  if (parsed.faults.length === 0) retainList(stored, source, [...parsed.items])
  return parsed
}

/** A longer list is parsed in pieces of this many letters: the tree of a piece takes some sixty times as much memory. */
const PIECE = 250_000

/** Some items of a text: from one place to another, not including it. */
interface Piece {
  readonly from: number
  readonly to: number
  /** Its first line, from 0. */
  readonly line: number
}

/** Where an item of the list begins: nothing else of a list stands at the beginning of a line with a dash. */
const ITEM = /^-(?=[ \n\r])/gm
/** Names that one item gives to a part, for others to use. */
const SHARED = /(^|[\s[{,])[&*]\w/m

function piecesOf(source: string): Piece[] {
  const cuts = [0]
  if (source.length > PIECE && !SHARED.test(source))
    for (const { index } of source.matchAll(ITEM)) if (index - (cuts.at(-1) ?? 0) >= PIECE) cuts.push(index)
  let line = 0
  return cuts.map((from, place) => {
    const piece = { from, to: cuts[place + 1] ?? source.length, line }
    line += source.slice(piece.from, piece.to).split('\n').length - 1
    return piece
  })
}

function parsePieces(file: string, read: () => string): YamlList {
  const source = read()
  const pieces = piecesOf(source)
  if (pieces.length === 1) return parseList(file, source)
  const faults: Fault[] = []
  const starts: number[] = []
  return {
    items: itemsOf(file, source, pieces, { faults, starts }),
    faults,
    lineOf: linesOf(file, read, pieces, starts)
  }
}

interface Found {
  readonly faults: Fault[]
  /** How many items there are before each piece. */
  readonly starts: number[]
}

function* itemsOf(file: string, source: string, pieces: readonly Piece[], found: Found): Generator<unknown> {
  let count = 0
  for (const { from, to, line } of pieces) {
    found.starts.push(count)
    const { items, faults } = parseList(file, source.slice(from, to))
    found.faults.push(...faults.map((fault) => ({ ...fault, line: fault.line + line })))
    // a copy, whose texts are not parts of the whole file
    for (const item of structuredClone([...items])) {
      count += 1
      yield item
    }
  }
}

/** Parses the piece with an item again: lines are asked for where something is wrong, which is seldom much. */
function linesOf(
  file: string,
  read: () => string,
  pieces: readonly Piece[],
  starts: readonly number[]
): YamlList['lineOf'] {
  let last: { at: number; lineOf: YamlList['lineOf'] } | undefined
  return ([index, ...path]) => {
    const at = starts.filter((start) => start <= Number(index)).length - 1
    const piece = pieces[at]
    if (!piece) return 1
    if (last?.at !== at) last = { at, lineOf: parseList(file, read().slice(piece.from, piece.to)).lineOf }
    return piece.line + last.lineOf([Number(index) - (starts[at] ?? 0), ...path])
  }
}

/** JSON is YAML too. */
function parseList(file: string, source: string): YamlList {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range)
        return lineAt(
          keyOffset(document.getIn(path.slice(0, length - 1), true), path[length - 1]) ?? node.range[0]
        )
    }
    return 1
  }
  const faults: Fault[] = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message
  }))
  if (faults.length > 0) return { items: [], lineOf, faults }
  if (!isSeq(document.contents)) {
    const message =
      'A list is expected: lines that begin with “- ”, or [] where everything of it is to be taken away'
    return { items: [], lineOf, faults: [{ file, line: 1, message }] }
  }
  return { items: document.toJS() as unknown[], lineOf, faults: [] }
}

/** A multi-line value begins below its key: readers look for the key. */
function keyOffset(parent: unknown, key: PropertyKey | undefined): number | undefined {
  if (!isMap(parent)) return undefined
  const pair = parent.items.find((item) => isNode(item.key) && String(item.key) === String(key))
  return pair && isNode(pair.key) ? pair.key.range?.[0] : undefined
}
