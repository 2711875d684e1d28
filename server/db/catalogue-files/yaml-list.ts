import { readFileSync } from 'node:fs'
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Fault } from './faults'
import { piecesOf, textOf, type Piece } from './file-pieces'
import { readQuickly } from './quick-yaml'
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
 * Reads a list from a file, or takes it from the cache `stored`: then its lines are only determined on demand.
 * @param file its name, for faults
 */
export function readYamlList(file: string, path: string, stored?: string): YamlList {
  if (stored === undefined) return readPieces(file, path)
  const source = readFileSync(path, 'utf8')
  const items = cachedList(stored, source)
  if (items !== undefined) {
    let lines: YamlList['lineOf'] | undefined
    return { items, faults: [], lineOf: (at) => (lines ??= parseList(file, source).lineOf)(at) }
  }
  const parsed = parseList(file, source)
  if (parsed.faults.length === 0) retainList(stored, source, [...parsed.items])
  return parsed
}

/** Piece by piece, as the items are gone through. */
function readPieces(file: string, path: string): YamlList {
  const pieces = piecesOf(path)
  const faults: Fault[] = []
  const starts: number[] = []
  return {
    items: itemsOf(file, path, pieces, { faults, starts }),
    faults,
    lineOf: linesOf(file, path, pieces, starts)
  }
}

interface Found {
  readonly faults: Fault[]
  /** How many items there are before each piece. */
  readonly starts: number[]
}

function* itemsOf(file: string, path: string, pieces: readonly Piece[], found: Found): Generator<unknown> {
  let count = 0
  for (const piece of pieces) {
    found.starts.push(count)
    const source = textOf(path, piece)
    const read = readQuickly(source)
    const { items, faults } = read ? { items: read, faults: [] } : parseList(file, source)
    found.faults.push(...faults.map((fault) => ({ ...fault, line: fault.line + piece.line })))
    for (const item of items) {
      count += 1
      yield item
    }
  }
}

/** Parses the piece with an item again: lines are asked for where something is wrong, which is seldom much. */
function linesOf(
  file: string,
  path: string,
  pieces: readonly Piece[],
  starts: readonly number[]
): YamlList['lineOf'] {
  let last: { at: number; lineOf: YamlList['lineOf'] } | undefined
  return ([index, ...within]) => {
    const after = starts.findIndex((start) => start > Number(index))
    const at = (after < 0 ? starts.length : after) - 1
    const piece = pieces[at]
    if (!piece) return 1
    if (last?.at !== at) last = { at, lineOf: parseList(file, textOf(path, piece)).lineOf }
    return piece.line + last.lineOf([Number(index) - (starts[at] ?? 0), ...within])
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
