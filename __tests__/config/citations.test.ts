import { readFileSync } from 'node:fs'
import { deadPaths, deadReferences, pathOf, texts } from './citations'

const files = texts('citations.test.ts')

test('the texts of every folder are read', () => {
  expect(files.length).toBeGreaterThan(1500)
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'jest.config.cjs', 'docs/glossary.md', 'src/app.tsx'])
  )
})

test('every rule, document and decision that a text refers to is in the repository', () => {
  expect(
    files.flatMap((file) =>
      deadReferences(readFileSync(pathOf(file), 'utf8'), file).map((reference) => `${file}: ${reference}`)
    )
  ).toEqual([])
})

/** Paths that documents name although nothing is there, each with its reason. */
const NOT_THERE: Readonly<Record<string, string>> = {
  'contract/partner/partners/demo.ts': 'the new partner of the guide',
  'server/partners/demo.ts': 'the same',
  'server/sandbox/partner/sites/demo.ts': 'the same',
  'deploy/env': 'written by deploy/make-env.sh, with secrets',
  'deploy/env/server.env': 'the same'
}

test('every path that a document names is in the repository', () => {
  // decision records name what was there when they were written
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/adr/'))
  const dead = documents.flatMap((file) =>
    deadPaths(readFileSync(pathOf(file), 'utf8')).map((name) => ({ file, name }))
  )
  expect(dead.filter(({ name }) => !NOT_THERE[name])).toEqual([])
  expect(Object.keys(NOT_THERE).filter((name) => !dead.some((one) => one.name === name))).toEqual([])
})

test('a path is there with and without its ending, and another one is noticed', () => {
  expect(deadPaths('`src/app.tsx`, `src/app`, `docs/adr` and `src/gone.ts`')).toEqual(['src/gone.ts'])
})

test.each([
  ['/** Asks again (spec section 4). */', ['section 4', 'spec section']],
  ['/**\n * Asks again (specification section\n * 4).\n */', ['section 4', 'specification section']],
  ['// as design section 5 says', ['section 5', 'design section']],
  ["test('spec 6: a plate too', () => undefined)", ['spec 6']],
  ['/** The button (pages.md, privilegeDetail). */', ['pages.md']],
  ['// see spec.md, lessons.md and looks.md', ['spec.md', 'lessons.md', 'looks.md']],
  ['// made of routes.tsv', ['routes.tsv']],
  ['// see docs/how-to/none.md', ['docs/how-to/none.md']],
  ['/** Goes back (rule pay.gone). */', ['pay.gone']],
  ['/** Goes back (rules pay.cancel,\n * pay.gone). */', ['pay.gone']],
  ['/** Goes back (rule cancel). */', ['cancel']],
  ['// by rules pay.cancel and pay.gone', ['pay.gone']],
  ['// (ADR 9999)', ['9999']]
])('noticed: %j', (text, references) => {
  expect(deadReferences(text, 'src/app.tsx')).toEqual(expect.arrayContaining(references))
})

test.each([
  '/** Goes back (rule pay.cancel). */',
  '/** Goes back (rules pay.cancel, error.305; on the web too). */',
  '// see docs/specification/looks.md, README.md and ADR 0009',
  "if (rule === 'ends') return null",
  '// a section of the page'
])('left alone: %j', (text) => {
  expect(deadReferences(text, 'src/app.tsx')).toEqual([])
})
