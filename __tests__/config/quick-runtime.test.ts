import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const ROOT = resolve(__dirname, '../..')
let folder: string
let report: Report

/** The fixtures one after another in one process, as files of a worker are run. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quick-runtime-'))
  const file = join(folder, 'report.json')
  const config = {
    rootDir: ROOT,
    runtime: '<rootDir>/config/jest/quick-runtime.cjs',
    testEnvironment: '<rootDir>/config/jest/one-realm.cjs',
    testMatch: ['<rootDir>/__tests__/support/runtime/*.fixture.ts'],
    transform: { '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }] },
    reporters: []
  }
  const args = ['node_modules/jest/bin/jest.js', '-i', '--json', `--outputFile=${file}`]
  await new Promise((done) =>
    execFile(process.execPath, [...args, '--config', JSON.stringify(config)], { cwd: ROOT }, done)
  )
  report = JSON.parse(readFileSync(file, 'utf8')) as Report
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const testsOf = (name: string) =>
  report.testResults.find((result) => result.name.endsWith(`/${name}.fixture.ts`))?.assertionResults ?? []

test.each(['one', 'other'])('%s: nothing of the other file is there, packages are shared', (name) => {
  const tests = testsOf(name)
  expect(tests).toHaveLength(3)
  expect(tests.flatMap(({ failureMessages }) => failureMessages)).toEqual([])
})

test('what fails is told as failed, at the line of the source', () => {
  const tests = testsOf('failing')
  expect(tests.map(({ title, status }) => [title, status])).toEqual([
    ['a mock of a file of ours takes its place', 'passed'],
    ['what is wrong fails', 'failed'],
    ['what is thrown late fails', 'failed']
  ])
  const [, wrong, late] = tests.map(({ failureMessages }) => failureMessages.join())
  expect(wrong).toContain('failing.fixture.ts:10:20')
  expect(late).toContain('failing.fixture.ts:14:24')
})
