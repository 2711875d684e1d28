/** What comments, tests and documents refer to: rules of docs/specification, documents, decision records. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { RULES } from '../specification/document'

const ROOT = path.resolve(__dirname, '../..')
const SPECIFICATION = 'docs/specification'

const rules = new Set(RULES.map(({ id }) => id))
const decisions = new Set(readdirSync(path.join(ROOT, 'docs/adr')).map((name) => name.slice(0, 4)))

/** References by number or name to texts that are not in the repository; a rule has an id for this. */
const TO_NOTHING: readonly RegExp[] = [
  /\bsections? \d/gi,
  /\bspec(?:ification)? (?:sections?|\d)\b/gi,
  /\bdesign section/gi,
  /\broutes\.tsv\b/g
]
const IN_PARENTHESES = /\(rules? ([a-z][^()]*)\)/gi
const ID = '[a-z][A-Za-z\\d]*(?:\\.[A-Za-z\\d]+)+'
const NAMED = new RegExp(`\\brules? (${ID}(?:(?:,| and) ${ID})*)`, 'g')
const DOCUMENT = /(?<![\w./-])[\w./-]*\w\.md\b/g
const DECISION = /\bADR (\d+)/g

/** The text in one line: a sentence of a comment goes on after the mark of the next line. */
const flowing = (text: string) => text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

/** A document is named by its path from the root or from where it is named; tests of the specification name it by its name. */
function isThere(document: string, from: string): boolean {
  const near = from.startsWith('__tests__/specification/') ? SPECIFICATION : path.dirname(from)
  return ['.', near].some((folder) => existsSync(path.join(ROOT, folder, document)))
}

/** What a list of ids in a citation names and the specification does not have; after a semicolon words may follow. */
const unknownIn = (list: string) =>
  (list.split(';')[0] ?? '').split(/, | and /).filter((id) => !rules.has(id.trim()))

/** What a text refers to that is not in the repository. `from` is its path from the root. */
export function deadReferences(text: string, from: string): readonly string[] {
  const line = flowing(text)
  const dead = [
    ...TO_NOTHING.flatMap((pattern) => found(line, pattern)),
    ...found(line, DOCUMENT).filter((document) => !isThere(document, from)),
    ...[...found(line, IN_PARENTHESES), ...found(line, NAMED)].flatMap(unknownIn),
    ...found(line, DECISION).filter((number) => !decisions.has(number))
  ]
  return [...new Set(dead)]
}

const PATH = /`((?:src|server|contract|config|scripts|deploy|e2e|bench|__tests__|docs)\/[\w./@-]*\w)`/g

/** Paths of files and folders in code spans of a document that are not in the repository; a name may lack its ending. */
export const deadPaths = (text: string): readonly string[] =>
  found(text, PATH).filter((name) => {
    const folder = path.join(ROOT, path.dirname(name))
    const beginnings = existsSync(folder) ? readdirSync(folder) : []
    return !beginnings.some(
      (entry) => entry === path.basename(name) || entry.startsWith(`${path.basename(name)}.`)
    )
  })

const FOLDERS = [
  'src',
  'contract',
  'server',
  '__tests__',
  'e2e',
  'scripts',
  'tools',
  'bench',
  'config',
  'docs',
  'types'
]
const TEXT = /\.(?:[cm]?[jt]sx?|scss|css|md|html|json|sql|wxml|wxss)$/

/** Words of others: the specification as it was issued. */
const AS_ISSUED = '__tests__/specification/seed/spec'

/** Every text of ours by its path from the root; `except` is left out. */
export function texts(except: string): readonly string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`
    )
  )
  const atRoot = readdirSync(ROOT).filter((name) => name !== 'package-lock.json')
  return [...atRoot, ...below].filter(
    (name) => TEXT.test(name) && !name.endsWith(except) && !name.startsWith(AS_ISSUED)
  )
}

/** Where a text of {@link texts} is on the disk. */
export const pathOf = (name: string) => path.join(ROOT, name)
