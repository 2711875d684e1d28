import { readFileSync } from 'node:fs'
import path from 'node:path'
import { storiesIn, testsIn, type WrittenTest } from './titles'

const ROOT = path.resolve(__dirname, '../..')
const known = new Map<string, readonly WrittenTest[]>()

/** The tests of a file (its path in the project), and the stories that it tells, which both hosts of the mini-program share. */
export function testsOf(file: string): readonly WrittenTest[] {
  const tests = known.get(file) ?? testsOfSource(file, readFileSync(path.join(ROOT, file), 'utf8'))
  known.set(file, tests)
  return tests
}

function testsOfSource(file: string, source: string): readonly WrittenTest[] {
  const told = /test\.each\(\w+\)\('\$name'/.test(source)
    ? [...source.matchAll(/from '(\.\.\/stories\/[\w-]+)'/g)]
    : []
  return [
    ...testsIn(source),
    ...told.flatMap(([, from = '']) =>
      storiesIn(readFileSync(path.join(ROOT, path.dirname(file), `${from}.ts`), 'utf8'))
    )
  ]
}
