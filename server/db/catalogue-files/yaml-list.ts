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
    return { items, faults: [], lineOf: (path) => (lines ??= parseList(file, source).lineOf)(path) }
  }
  const read = parseList(file, source)
  if (stored !== undefined && read.faults.length === 0) retainList(stored, source, read.items)
  return read
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
