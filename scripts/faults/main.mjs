/**
 * `npm run faults`: whether the quick tests find faults that users would meet. Each of a list of patches is planted in a copy of the
 * checkout, and the quick tests of the changed file are run until one fails, the closest first. `--from=10 --to=20` plants some of them,
 * `--tests=30` runs more tests for each (16 otherwise). Ends with 1 if one is not found.
 */
import '../lib/current-node.mjs'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled, ROOT } from '../lib/install.mjs'
import { say } from '../lib/say.mjs'
import { CLIENT_FAULTS } from './client.mjs'
import { byCloseness } from './closeness.mjs'
import { SERVER_FAULTS } from './server.mjs'

ensureInstalled()
/** So many tests a run of jest: it has an order of its own, and the closest should have an end before others begin. */
const AT_ONCE = [2, 6, 8]
const numberOf = (name, other) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? other)

const FAULTS = [...CLIENT_FAULTS, ...SERVER_FAULTS].map(([what, file, find, instead]) => ({
  what,
  file,
  find,
  instead
}))
const chosen = FAULTS.slice(numberOf('from', 0), numberOf('to', FAULTS.length))

/** Folders and files that tests read. */
const COPIED = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .stdout.split('\0')
  .filter((file) => file && existsSync(path.join(ROOT, file)))

const copy = mkdtempSync(path.join(tmpdir(), 'faults-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const file of COPIED) cpSync(path.join(ROOT, file), path.join(copy, file))
symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))

const jest = (args) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--maxWorkers=1', ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TEST_LEVEL: 'quick' },
    maxBuffer: 1 << 28
  })

/** Quick tests that load a file, the closest first. */
function testsOf(file) {
  const { stdout } = jest(['--findRelatedTests', file, '--listTests'])
  const tests = stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('/') ? [path.relative(copy, line)] : []))
  return byCloseness(file, tests).slice(0, numberOf('tests', 16))
}

/** A failure that is there without the fault is none of its tests. */
const passes = (test) => jest(['--runTestsByPath', test]).status === 0

/** The test that finds a fault; undefined if none does. */
function finderOf({ file, find, instead }) {
  const place = path.join(copy, file)
  const before = readFileSync(place, 'utf8')
  if (before.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`)
  const tests = testsOf(file)
  for (let run = 0; tests.length > 0; run += 1) {
    const some = tests.splice(0, AT_ONCE[Math.min(run, AT_ONCE.length - 1)])
    writeFileSync(
      place,
      before.replace(find, () => instead)
    )
    const { status, stderr } = jest(['--bail', '--runTestsByPath', ...some])
    writeFileSync(place, before)
    if (status === 0) continue
    const [, test = ''] = /^FAIL \w+ (\S+)/m.exec(stderr) ?? []
    if (!passes(test)) throw new Error(`${test} fails without the fault as well`)
    return `${test} ● ${/ ● (?!Console)(.+)/.exec(stderr)?.[1] ?? 'does not run'}`
  }
  return undefined
}

const missed = []
for (const fault of chosen) {
  const began = Date.now()
  const finder = finderOf(fault)
  if (finder === undefined) missed.push(fault)
  const seconds = Math.round((Date.now() - began) / 1000)
  say(
    `${finder === undefined ? '✗' : '✓'} ${fault.what} (${fault.file}, ${seconds} s)${finder ? `: ${finder}` : ''}`
  )
}
say(`\n${chosen.length - missed.length} of ${chosen.length} faults found`)
process.exitCode = missed.length > 0 ? 1 : 0
