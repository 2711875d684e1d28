import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './faults'
import { retainList, cachedList } from './retained-lists'

type Path = readonly PropertyKey[]

/** A file that contains a list, with the line of each of its parts. */
export interface YamlList {
  readonly items: readonly unknown[]
  /** The line of a part: `[2, 'name']` is the name of the third item; for a missing part, that of its parent. */
  readonly lineOf: (path: Path) => number
  readonly faults: readonly Fault[]
}

/** Parses a list, or takes it from the cache `kept`: then its lines are only determined on demand. */
export function readYamlList(file: string, source: string, stored?: string): YamlList {
  const items = stored === undefined ? undefined : cachedList(stored, source)
  if (items !== undefined) {
    let lines: YamlList['lineOf'] | undefined
    return { items, faults: [], lineOf: (path) => (lines ??= parsePieces(file, source).lineOf)(path) }
  }
  const read = parsePieces(file, source)
  if (stored !== undefined && read.faults.length === 0) retainList(stored, source, read.items)
  return read
}

/** A longer list is parsed in pieces of this many letters: the tree of a piece takes some sixty times as much memory. */
const PIECE = 250_000

/** The text of some items, without what comes before. */
interface Piece {
  readonly source: string
  /** Its first line, from 0. */
  readonly line: number
}

/** Where an item of the list begins: nothing else of a list stands at the beginning of a line with a dash. */
const ITEM = /^-(?=[ \n\r])/gm
/** Names that one item gives to a part, for others to use. */
const SHARED = /(^|[\s[{,])[&*]\w/m

function piecesOf(source: string): Piece[] {
  if (source.length <= PIECE || SHARED.test(source)) return [{ source, line: 0 }]
  const cuts = [0]
  for (const { index } of source.matchAll(ITEM)) if (index - (cuts.at(-1) ?? 0) >= PIECE) cuts.push(index)
  let line = 0
  return cuts.map((from, place) => {
    const piece = { source: source.slice(from, cuts[place + 1]), line }
    line += piece.source.split('\n').length - 1
    return piece
  })
}

function parsePieces(file: string, source: string): YamlList {
  const pieces = piecesOf(source)
  const [only, ...others] = pieces
  if (only && others.length === 0) return parseList(file, source)
  const items: unknown[] = []
  const faults: Fault[] = []
  const starts: number[] = []
  for (const { source: text, line } of pieces) {
    starts.push(items.length)
    const read = parseList(file, text)
    for (const item of read.items) items.push(item)
    faults.push(...read.faults.map((fault) => ({ ...fault, line: fault.line + line })))
  }
  return faults.length > 0
    ? { items: [], faults, lineOf: () => 1 }
    : { items, faults, lineOf: linesOf(file, pieces, starts) }
}

/** Parses the piece with an item again: lines are asked for where something is wrong, which is seldom much. */
function linesOf(file: string, pieces: readonly Piece[], starts: readonly number[]): YamlList['lineOf'] {
  let last: { at: number; lineOf: YamlList['lineOf'] } | undefined
  return ([index, ...path]) => {
    const at = starts.findLastIndex((start) => start <= Number(index))
    const piece = pieces[at]
    if (!piece) return 1
    if (last?.at !== at) last = { at, lineOf: parseList(file, piece.source).lineOf }
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
