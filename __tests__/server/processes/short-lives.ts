/** Server processes with short lives on one PostgreSQL that does not last either: each gets SIGKILL at a moment that a seed chooses. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { placesFor } from '../../../server/db/postgres/places'
import { isOfCluster, processesOf, signal } from '../../../server/db/postgres/processes'
import { freePort } from '../../../e2e/support/free-port'
import { patience } from '../../support/patience'
import { randomFrom } from '../../support/random'
import { postmasterPid } from '../../support/server/processes/postmaster'
import { kill, ready, spawnServer } from '../../support/server/processes/spawn-server'
import { openGround } from './fleet'

/** What of PostgreSQL is killed: its first process, all of it, or one of its processes, upon which it ends all others and recovers. */
const DATABASE_DEATHS = ['postmaster', 'everything', 'client backend', 'walwriter', 'checkpointer'] as const
type DatabaseDeath = (typeof DATABASE_DEATHS)[number]

/** Each such kill is one of the database. */
const DATABASE_EACH = 4
/** Each such process is killed while it still starts, within so many ms. */
const YOUNG_EACH = 8
const YOUNG_MS = 800
/** The others right after one of so many answers; none of them, and no database, waits longer for its end, ms. */
const MAX_ANSWERS = 24
const MAX_LIFE_MS = 4000
/** Exit code of a start without its database (server/main.ts): a supervisor goes on trying. */
const NO_DATABASE = 75
const LOOK_MS = 20

/** A place at which one process follows another. */
interface Place {
  readonly port: number
  child: ChildProcess
  isUp: boolean
  /** Of the process that runs there now. */
  answers: number
  /** Called at the next answer. */
  wake?: () => void
}

/** How many were killed, and of what. */
export interface Deaths {
  servers: number
  /** Of the servers: before they were ready. */
  young: number
  /** Servers that ended by themselves because there was no database, as they are to. */
  gaveUp: number
  readonly database: Record<DatabaseDeath, number>
}

export interface ShortLives {
  /** The database itself, beside the servers. */
  readonly pool: Pool
  readonly deaths: Deaths
  /** What no process may do: to end by itself, or not to become ready. */
  readonly faults: string[]
  /** Origin of the next process in turn that is up; waits until there is one. */
  next(): Promise<string>
  /** A call to this origin was answered; `isWrite`: it has changed something, which is to be there from then on. */
  answered(origin: string, isWrite: boolean): void
  /** Kills so many times, servers and database; afterwards all are up. */
  killTimes(times: number): Promise<void>
  stop(): Promise<void>
}

export const sleep = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/** Until it is woken, for so many ms at most. */
async function atMost(ms: number, wakeBy: (wake: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resume) => {
    wakeBy(resume)
    timer = setTimeout(resume, ms)
  })
  clearTimeout(timer)
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** What costs a start the least, beside the settings below: no source maps, and no collection of garbage meanwhile. */
const FLAGS = ['--min-semi-space-size=16']

/** Starts `size` processes on an empty database. */
export async function startShortLives(size: number, seed: number): Promise<ShortLives> {
  const { folder, postgres, pool, env: common } = await openGround()
  const env = { ...common, NODE_COMPILE_CACHE: join(folder, 'compiled'), PAGE_MS: '0' }
  const cluster = placesFor(join(folder, 'postgres'))
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const faults: string[] = []
  const deaths: Deaths = {
    servers: 0,
    young: 0,
    gaveUp: 0,
    database: { postmaster: 0, everything: 0, 'client backend': 0, walwriter: 0, checkpointer: 0 }
  }
  const places: Place[] = []
  /** Called when a write is acknowledged. */
  let wakeAtWrite: (() => void) | undefined
  let isEnding = false

  /** A process, and once it ends by itself the next one, as a supervisor would. */
  function launch(place: Place): void {
    const child = spawnServer(place.port, env, undefined, { flags: FLAGS, stderr: 'pipe' })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
    Object.assign(place, { child, isUp: false, answers: 0 })
    ready(child).then(
      () => (place.isUp = place.child === child),
      () => undefined
    )
    child.once('exit', (code) => {
      if (place.child !== child) return
      place.isUp = false
      if (isEnding || child.signalCode === 'SIGKILL') return
      if (code === NO_DATABASE) deaths.gaveUp += 1
      else faults.push(`A server ended by itself with ${String(code)}: ${said}`)
      launch(place)
    })
  }

  /** Waits until it is so. @throws when it does not come to that */
  async function until(what: string, isSo: () => boolean): Promise<void> {
    for (const end = Date.now() + patience(120_000); !isSo(); await sleep(LOOK_MS))
      if (Date.now() > end) throw new Error(`not in time: ${what}`)
  }
  const allUp = () => until('all servers to be up', () => places.every(({ isUp }) => isUp))

  async function killServer(place: Place): Promise<void> {
    const isYoung = below(YOUNG_EACH) === 0
    const [youngMs, answers] = [below(YOUNG_MS), 1 + below(MAX_ANSWERS)]
    if (isYoung) await sleep(youngMs)
    else {
      await until('a server to be up', () => place.isUp)
      const end = Date.now() + MAX_LIFE_MS
      while (place.isUp && place.answers < answers && Date.now() < end)
        await atMost(end - Date.now(), (wake) => (place.wake = wake))
    }
    const { child } = place
    if (isOver(child)) return killServer(place)
    deaths.servers += 1
    if (!place.isUp) deaths.young += 1
    place.isUp = false
    await kill(child)
    launch(place)
  }

  /** Asks until the database answers, which may be recovering from the kill before. */
  async function query<R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    for (const end = Date.now() + patience(120_000); ; await sleep(LOOK_MS)) {
      try {
        return (await pool.query<R>(text, [...values])).rows
      } catch (problem) {
        if (Date.now() > end) throw problem
      }
    }
  }

  /** The numbers of what is to be killed; none if there is none of it now. */
  async function victims(what: DatabaseDeath): Promise<readonly number[]> {
    if (what === 'postmaster') return [postmasterPid(join(folder, 'postgres'))]
    if (what === 'everything') return processesOf(cluster)
    const rows = await query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = $1
         and (backend_type <> 'client backend' or application_name = 'privilege-centre') order by state = 'idle', pid limit 1`,
      [what]
    )
    return rows.map(({ pid }) => pid)
  }

  async function killDatabase(): Promise<void> {
    const what = DATABASE_DEATHS[below(DATABASE_DEATHS.length)] ?? 'everything'
    const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    const pids = await victims(what)
    // what was acknowledged a moment ago has to be on disk
    await atMost(MAX_LIFE_MS, (wake) => (wakeAtWrite = wake))
    // another kill may have been faster
    const there = pids.filter((pid) => isOfCluster(pid, cluster))
    if (there.length === 0) return killDatabase()
    for (const pid of there) signal(pid, 'SIGKILL')
    deaths.database[what] += 1
    // whatever was killed, all connections end
    await until('connections to end', () => own === undefined || !isOfCluster(own.pid, cluster))
  }

  /** However this ends: nothing of it is left. */
  function clear(): void {
    isEnding = true
    for (const { child } of places) child.kill('SIGKILL')
    for (const pid of processesOf(cluster)) signal(pid, 'SIGKILL')
    for (const left of [folder, cluster.base, cluster.socket]) rmSync(left, { recursive: true, force: true })
  }
  process.once('exit', clear)

  const ports = await Promise.all(Array.from({ length: size }, freePort))
  // one goes first, applies the migrations, and ends properly: only then its compiled code is kept
  const first = spawnServer(ports[0] ?? 0, env, undefined, { flags: FLAGS })
  await ready(first)
  first.kill('SIGTERM')
  await once(first, 'exit')
  for (const port of ports) {
    const place = { port, isUp: false, answers: 0 } as Place
    places.push(place)
    launch(place)
  }
  await allUp()

  const originOf = ({ port }: Place) => `http://127.0.0.1:${port}`
  let turn = 0
  return {
    pool,
    deaths,
    faults,
    async next() {
      for (;;) {
        const up = places.filter(({ isUp }) => isUp)
        const place = up[(turn += 1) % up.length]
        if (place) return originOf(place)
        await sleep(LOOK_MS)
      }
    },
    answered(origin, isWrite) {
      if (isWrite) wakeAtWrite?.()
      const place = places.find((one) => originOf(one) === origin)
      if (!place) return
      place.answers += 1
      place.wake?.()
    },
    async killTimes(times) {
      let left = times
      let since = 0
      await Promise.all(
        places.map(async (place) => {
          while (left > 0) {
            left -= 1
            since = (since + 1) % DATABASE_EACH
            await (since === 0 ? killDatabase() : killServer(place))
          }
        })
      )
      await query('select 1')
      await allUp()
    },
    async stop() {
      isEnding = true
      await Promise.all(places.map(({ child }) => kill(child)))
      await pool.end()
      await postgres.stop()
      process.off('exit', clear)
      clear()
    }
  }
}
