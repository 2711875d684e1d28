import { fork, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded, type EmbeddedPostgres } from '../../../server/db/embedded'
import { isAlive } from '../../../server/db/postgres/cluster'

// Each test makes a cluster from nothing, some with processes of their own: seconds, on a busy machine.
jest.setTimeout(60_000)

/** Tests of kill -9 need no disk: memory outlives a process too. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

let folder: string
const started: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  // Closed to others, as temporary folders are: PostgreSQL's account has to find a way all the same.
  folder = mkdtempSync(join(parent, 'embedded-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const postgres of started.splice(0)) await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(place = join(folder, 'postgres')): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded(place)
  started.push(postgres)
  return postgres
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await condition().catch(() => false)) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error('It did not come true')
}

/** Another process that starts the same cluster and stays. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(__dirname, 'start-embedded.ts'), [join(folder, 'postgres')], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, url: (message as { url: string }).url }))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
}

test('two processes and we start it at once: one PostgreSQL, and all three can work', async () => {
  const [ours, first, second] = await Promise.all([start(), startElsewhere(), startElsewhere()])
  await query(ours.url, 'create table seen (x int); insert into seen values (1)')
  for (const { url } of [first, second]) expect(await query(url, 'select x from seen')).toEqual([{ x: 1 }])
})

test('data outlive kill -9 of PostgreSQL, and it comes back by itself', async () => {
  const { url } = await start()
  await query(url, 'create table kept (x int); insert into kept values (7)')
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await until(async () => (await query<{ x: number }>(url, 'select x from kept'))[0]?.x === 7)
  expect(postmaster()).not.toBe(before)
})

test('stopped while it comes back, it is gone in the end', async () => {
  const postgres = await startEmbedded(join(folder, 'postgres'))
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  // It takes its file over as the first thing that it does when it comes back, long before it answers.
  await until(async () => postmaster() !== before)
  const revived = postmaster()
  await postgres.stop()
  expect(() => process.kill(revived, 0)).toThrow()
})

test('after kill -9 of its owner, the next one takes it over and stops it in the end', async () => {
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept (x int)')
  child.kill('SIGKILL')
  await new Promise((resume) => child.once('exit', resume))
  const pid = postmaster()
  const ours = await startEmbedded(join(folder, 'postgres'))
  expect(await query(ours.url, 'select x from kept')).toEqual([])
  await ours.stop()
  expect(() => process.kill(pid, 0)).toThrow()
})

test('a process that ends without stopping it does not leave it behind', async () => {
  const { child } = await startElsewhere()
  const pid = postmaster()
  child.send('go')
  await new Promise((resume) => child.once('exit', resume))
  await until(async () => !isAlive(pid))
})

test('stopped and started again in one process, it is stopped again', async () => {
  await (await startEmbedded(join(folder, 'postgres'))).stop()
  const again = await startEmbedded(join(folder, 'postgres'))
  const pid = postmaster()
  await again.stop()
  expect(() => process.kill(pid, 0)).toThrow()
})

test('a pid file that names a process of another kind does not keep it from starting', async () => {
  const first = await startEmbedded(join(folder, 'postgres'))
  await first.stop()
  writeFileSync(join(folder, 'postgres/data/postmaster.pid'), `${process.pid}\n/nowhere\n1\n5432\n\n\n`)
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder too deep for a socket will do', async () => {
  chmodSync(folder, 0o755)
  const { url } = await start(join(folder, 'a-rather-long-name'.repeat(4), 'and-another-one'.repeat(4)))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('writes wait for the disk, except where the caller said otherwise', async () => {
  const { url } = await start()
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
})
