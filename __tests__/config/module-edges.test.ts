import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import edges from '../../config/module-edges.json'

const MODULES = 'server/modules'
const named = Object.entries(edges as Record<string, readonly string[]>)
const names = named.map(([name]) => name)

const doorOf = (name: string) => `${MODULES}/${name}/index.ts`
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const files = filesBelow('server')

test('every module is named', () => {
  expect(readdirSync(MODULES).sort()).toEqual([...names].sort())
})

test('each names only such as stand above it: no circle', () => {
  expect(
    named.flatMap(([name, others], at) =>
      others.filter((other) => !names.slice(0, at).includes(other)).map((other) => `${name} → ${other}`)
    )
  ).toEqual([])
})

test.each(named)('%s imports from each module that it names: %j', (name, others) => {
  const text = textOf(filesBelow(`${MODULES}/${name}`))
  expect(others.filter((other) => !text.includes(`../${other}'`))).toEqual([])
})

/** What files outside of a module import through its door. */
function usedOf(name: string): Set<string> {
  const from = new RegExp(`import (?:type )?\\{([^}]*)\\} from '(?:[^']*/)?(?:modules|[.][.])/${name}'`, 'g')
  const outside = files.filter((file) => !file.startsWith(`${MODULES}/${name}/`))
  const imported = [...textOf(outside).matchAll(from)].flatMap(([, list = '']) => list.split(','))
  return new Set(imported.map((one) => one.replace(/\btype\b| as \w+/g, '').trim()).filter(Boolean))
}

/** What a door hands on. */
function handedOn(name: string): string[] {
  const text = readFileSync(doorOf(name), 'utf8')
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from '[.][/][^']+'/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((one) => one.replace(/\btype\b/, '').trim())
      .filter(Boolean)
  )
}

test.each(names)('%s has a door if others use it, which hands on just what they use', (name) => {
  const used = usedOf(name)
  expect(existsSync(doorOf(name))).toBe(used.size > 0)
  if (used.size > 0) expect(handedOn(name).sort()).toEqual([...used].sort())
})

test('the picture in docs/architecture.md has these edges and no other', () => {
  const picture = readFileSync('docs/architecture.md', 'utf8')
  const [, drawn = ''] = /<!-- module-edges -->\n+```mermaid\nflowchart TD\n([^`]*)```/.exec(picture) ?? []
  const lines = drawn
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const expected = named.flatMap(([name, others]) =>
    others.length ? [`${name} --> ${others.join(' & ')}`] : []
  )
  expect(lines).toEqual(expected)

  const drawnNames = new Set(lines.flatMap((line) => line.split(/ --> | & /)))
  const [, alone = ''] = /What is not drawn stands alone: ([^.]*)[.]/.exec(picture) ?? []
  expect([...alone.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual(
    names.filter((name) => !drawnNames.has(name)).sort()
  )
})
