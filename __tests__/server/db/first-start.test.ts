/** First starts that do not come to their end: killed processes, a killed PostgreSQL, a full disk. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { persist } from '../../../server/db/persist'
import { expectRoom } from '../../../server/db/postgres/space'
import { freePort } from '../../../e2e/support/free-port'
import { kill, ready, spawnServer } from '../../support/server/processes/spawn-server'
import { someOf } from '../../support/depth'
import { testInDepth } from '../../support/level'
import { databaseUrl } from '../../support/server/templates'

/** Where PostgreSQL keeps its process's number; undefined where there is none yet. */
function postgresOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

async function firstStart(folder: string) {
  return spawnServer(await freePort(), { DATA_DIR: folder })
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))

/** ms after PostgreSQL was there: within the first migrations, between them, and while the catalogue is brought in. */
const POINTS = someOf([20, 250, 900], 3, 1)

testInDepth('a start whose PostgreSQL is killed at any point goes on by itself', async () => {
  for (const point of POINTS) {
    const server = await firstStart(folder)
    const isReady = ready(server)
    while (postgresOf(folder) === undefined) await pause(5)
    await pause(point)
    const pid = postgresOf(folder)
    if (pid) process.kill(pid, 'SIGKILL')
    await isReady
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(join(folder, 'postgres'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
})

test('a start that is killed at any point is followed by one that works', async () => {
  for (const point of POINTS) {
    const server = await firstStart(folder)
    ready(server).catch(() => undefined)
    while (postgresOf(folder) === undefined) await pause(5)
    await pause(point)
    await kill(server)
  }
  const last = await firstStart(folder)
  await ready(last)
  const ended = new Promise((resolve) => last.once('exit', resolve))
  last.kill('SIGTERM')
  await ended
})

test('a start whose database is not created yet says so by its exit code: a supervisor waits for it', async () => {
  const url = databaseUrl(process.env.TEST_CLUSTER_URL ?? '', 'not_created_yet')
  const server = spawnServer(await freePort(), { DATA_DIR: folder, DATABASE_URL: url })
  expect(await new Promise((resolve) => server.once('exit', resolve))).toBe(75)
})

test('what is no loss of the database is thrown at once; a loss is, when the patience is over', async () => {
  const tries: unknown[] = []
  const broken = jest.fn(() => Promise.reject(new Error('syntax error')))
  await expect(persist(broken)).rejects.toThrow('syntax error')
  expect(broken).toHaveBeenCalledTimes(1)
  const lost = new Error('Connection terminated unexpectedly')
  const work = jest.fn<Promise<string>, []>().mockRejectedValueOnce(lost).mockResolvedValueOnce('done')
  expect(await persist(work, { pauseMs: 1, onLost: (problem) => tries.push(problem) })).toBe('done')
  expect(tries).toEqual([lost])
  await expect(persist(() => Promise.reject(lost), { pauseMs: 1, patienceMs: 20 })).rejects.toBe(lost)
})

test('a full disk is said at the start, with the variable to change', () => {
  expect(() => expectRoom('/data', () => 3 * 1024 * 1024)).toThrow(
    /DATA_DIR: its disk is full \(3 MB left in \/data\)/
  )
  expect(() => expectRoom('/data', () => 1024 ** 3)).not.toThrow()
})
