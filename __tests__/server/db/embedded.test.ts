import { fork, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded, type EmbeddedPostgres } from '../../../server/db/embedded'
import { isAlive } from '../../../server/db/postgres/processes'
import { byLevel } from '../../support/depth'
import { testInDepth } from '../../support/level'

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

const postmaster = (place = folder) =>
  Number(readFileSync(join(place, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

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

testInDepth('stopped while it comes back, it is gone in the end', async () => {
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

testInDepth('a process that ends without stopping it does not leave it behind', async () => {
  const { child } = await startElsewhere()
  const pid = postmaster()
  child.send('go')
  await new Promise((resume) => child.once('exit', resume))
  await until(async () => !isAlive(pid))
})

testInDepth('stopped and started again in one process, it is stopped again', async () => {
  await (await startEmbedded(join(folder, 'postgres'))).stop()
  const again = await startEmbedded(join(folder, 'postgres'))
  const pid = postmaster()
  await again.stop()
  expect(() => process.kill(pid, 0)).toThrow()
})

testInDepth('a pid file that names a process of another kind does not keep it from starting', async () => {
  const first = await startEmbedded(join(folder, 'postgres'))
  await first.stop()
  writeFileSync(join(folder, 'postgres/data/postmaster.pid'), `${process.pid}\n/nowhere\n1\n5432\n\n\n`)
  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

testInDepth('a PostgreSQL of somebody else is left alone, though our pid file names it', async () => {
  const elsewhere = mkdtempSync(join(parent, 'embedded-'))
  const other = await startEmbedded(join(elsewhere, 'postgres'))
  const theirs = postmaster(elsewhere)
  await (await startEmbedded(join(folder, 'postgres'))).stop()
  writeFileSync(join(folder, 'postgres/data/postmaster.pid'), `${theirs}\n/nowhere\n1\n5432\n\n\n`)
  const ours = await startEmbedded(join(folder, 'postgres'))
  expect(await query(ours.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await ours.stop()
  expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(postmaster(elsewhere)).toBe(theirs)
  await other.stop()
  rmSync(elsewhere, { recursive: true, force: true })
})

testInDepth('an owner whose number has gone to another process is an owner no more', async () => {
  const first = await startEmbedded(join(folder, 'postgres'))
  const pid = postmaster()
  // as after a restart of a container, where numbers begin again: ours is the number, and the birth is not
  writeFileSync(join(folder, 'postgres/owner.pid'), `${process.pid}\n1\n`)
  const second = await startEmbedded(join(folder, 'postgres'))
  await second.stop()
  expect(isAlive(pid)).toBe(false)
  await first.stop()
})

/** A connection whose process in PostgreSQL does nothing more, not even end. */
async function hangingBackend(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP')
}

testInDepth('one that cannot come to its stop is ended by the next start, and nothing is lost', async () => {
  const { child, url } = await startElsewhere()
  await query(url, 'create table kept (x int); insert into kept values (7)')
  await hangingBackend(url)
  const before = postmaster()
  child.kill('SIGKILL')
  process.kill(before, 'SIGINT')
  await start()
  expect(await query(url, 'select x from kept')).toEqual([{ x: 7 }])
  expect(postmaster()).not.toBe(before)
})

testInDepth('a stop ends one that cannot come to its end', async () => {
  const ours = await startEmbedded(join(folder, 'postgres'))
  await hangingBackend(ours.url)
  const pid = postmaster()
  await ours.stop()
  expect(isAlive(pid)).toBe(false)
  const again = await start()
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

/** Writes as fast as it can until the database is gone; counts what was acknowledged. */
async function write(url: string, done: { count: number }): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (;;) {
      await client.query(`insert into written (text) values (repeat('x', 2000))`)
      done.count += 1
    }
  } catch {
    await client.end().catch(() => undefined)
  }
}

/** How often PostgreSQL and its owner are killed; more by hand: KILL_ROUNDS=30. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? byLevel(1, 3))

test('killed together with its owner in the middle of writes, again and again, it starts the first time', async () => {
  const done = { count: 0 }
  for (let round = 1; round <= KILL_ROUNDS; round++) {
    const { child, url } = await startElsewhere()
    await query(url, 'create table if not exists written (text text)')
    const writers = Array.from({ length: 8 }, () => write(url, done))
    const goal = done.count + 200
    await until(async () => done.count >= goal)
    process.kill(postmaster(), 'SIGKILL')
    // some owners have time to begin a new one, or are told to stop in the middle of that
    if (round % 3 === 0) await new Promise((resume) => setTimeout(resume, 700))
    child.kill(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
    await Promise.all(writers)
  }
  const { url } = await start()
  const [row] = await query<{ count: number }>(url, 'select count(*)::int as count from written')
  expect(row?.count).toBeGreaterThanOrEqual(done.count)
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
