/** `npm run serve` as a supervisor, with small programs in the place of the server. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const module_ = pathToFileURL(join(__dirname, '../../scripts/lib/keep-running.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
const parents: ChildProcess[] = []

afterAll(() => {
  for (const parent of parents) parent.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Kept {
  readonly parent: ChildProcess
  /** Process ids of the program, one each start. */
  readonly starts: () => number[]
  readonly said: () => string
  readonly ended: Promise<number | null>
}

let runs = 0

/** Keeps a program running that does `before`, notes its start, and then does `body`. */
function keep(body: string, options: object = {}, before = ''): Kept {
  const notes = join(folder, `starts-${(runs += 1)}`)
  const program = `${before}; require('fs').appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n'); ${body}`
  const script = `import { keepRunning } from ${JSON.stringify(module_)}
    process.exit(await keepRunning(process.execPath, ['-e', ${JSON.stringify(program)}],
      { say: (text) => console.error(text), stdio: 'inherit', pausesMs: [1, 1, 1], ...${JSON.stringify(options)} }))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe']
  })
  parents.push(parent)
  let said = ''
  parent.stderr?.on('data', (text) => (said += String(text)))
  const starts = () => {
    try {
      return readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number)
    } catch {
      return []
    }
  }
  const ended = new Promise<number | null>((resolve) => parent.once('close', resolve))
  return { parent, starts, said: () => said, ended }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 20))
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const STAYS = `setInterval(() => undefined, 1000)`

test('a program that is killed is started again, and Ctrl-C ends it for good', async () => {
  const kept = keep(STAYS)
  await until(() => kept.starts().length === 1)
  process.kill(kept.starts()[0] ?? 0, 'SIGKILL')
  await until(() => kept.starts().length === 2)
  expect(kept.said()).toContain('SIGKILL; it is started again')
  kept.parent.kill('SIGINT')
  expect(await kept.ended).toBe(130)
  expect(isAlive(kept.starts()[1] ?? 0)).toBe(false)
})

test('a stop that ends well is a good end, and is passed on once however often it is asked for at once', async () => {
  const slowly = `let asked = 0; const stop = () => { asked += 1; setTimeout(() => process.exit(asked - 1), 300) }
    process.on('SIGTERM', stop).on('SIGINT', stop)`
  const kept = keep(STAYS, {}, slowly)
  await until(() => kept.starts().length === 1)
  kept.parent.kill('SIGTERM')
  kept.parent.kill('SIGINT')
  expect(await kept.ended).toBe(0)
  expect(kept.starts()).toHaveLength(1)
})

test('one that dies at once again and again is given up, with a word and its own code', async () => {
  const kept = keep(`process.exit(7)`)
  expect(await kept.ended).toBe(7)
  expect(kept.starts()).toHaveLength(4)
  expect(kept.said()).toContain('4 times in a row, the last time with code 7')
})

test('deaths after a long life do not count as in a row', async () => {
  const kept = keep(`setTimeout(() => process.exit(7), 30)`, { livedMs: 1 })
  await until(() => kept.starts().length > 6)
  kept.parent.kill('SIGTERM')
  await kept.ended
})

test('a wrong setting is not tried again, nor a program that has done its work', async () => {
  const wrong = keep(`process.exit(78)`)
  const done = keep(`process.exit(0)`)
  expect([await wrong.ended, await done.ended]).toEqual([78, 0])
  expect([wrong.starts().length, done.starts().length]).toEqual([1, 1])
})

test('one whose database is not there yet is started again, however often', async () => {
  const kept = keep(`process.exit(75)`)
  await until(() => kept.starts().length > 8)
  expect(kept.said()).toContain('no database yet')
  kept.parent.kill('SIGTERM')
  await kept.ended
})

test('a stop between two starts ends it at once', async () => {
  const kept = keep(`process.exit(7)`, { pausesMs: [600_000] })
  await until(() => kept.said().includes('started again'))
  kept.parent.kill('SIGTERM')
  expect(await kept.ended).toBe(0)
})
