/** The file format of a kind of the catalogue. */
import { Document, isCollection, isScalar, visit } from 'yaml'
import type { Entity } from './entity'

/** Longest list or map written in one line, characters. */
const MAX_LINE_LENGTH = 80

/** A description of the file and its properties, as comments. */
export function headOf({ about, properties }: Entity): string {
  const names = properties.map(({ name, optional }) => `${name}${optional ? '?' : ''}`)
  const widest = Math.max(...names.map(({ length }) => length))
  const lines = properties.map(({ about: text }, index) => `  ${names[index]?.padEnd(widest)}  ${text}`)
  return [about, 'What has a ? may be left out.', '', ...lines]
    .map((line) => `# ${line}`.trimEnd() + '\n')
    .join('')
}

/** The file of a kind, entry by entry, each line as long as its value. */
export const fileOf = (entity: Entity, entries: readonly object[]): string =>
  `${headOf(entity)}\n${entries.length === 0 ? '[]\n' : entries.map(entryText).join('\n')}`

function entryText(entry: object): string {
  const document = new Document([entry], { aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node, path) => {
      // the list and the entry itself are in block style; short values within are in one line
      if (path.length < 3 || !isCollection(node)) return
      const inside = JSON.stringify(node)
      if (inside.length <= MAX_LINE_LENGTH && !inside.includes('\\n')) node.flow = true
    },
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string' && node.value.includes('\n'))
        node.type = 'BLOCK_LITERAL'
    }
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
}
