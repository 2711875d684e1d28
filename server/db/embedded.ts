import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { postgresBinaries } from './postgres/binaries'
import { initialise, isAlive, spawnPostgres, type ClusterOptions } from './postgres/cluster'
import {
  claimOwnership,
  isOrphaned,
  releaseOwnership,
  removeStalePidFile,
  runningPid
} from './postgres/pid-file'
import { placesFor, type Places } from './postgres/places'

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  readonly url: string
  /** Where its log is. */
  readonly log: string
  /** Stops it, unless another living process started it. Connections still open are ended, transactions rolled back. */
  stop(): Promise<void>
}

const START_PATIENCE_MS = 30_000
const STOP_PATIENCE_MS = 10_000

/**
 * Starts PostgreSQL on the data in `folder`, making it first where there is none, or joins the one already running
 * there. Safe to call from several processes at once, as root, and after anything was killed.
 * @throws when it does not answer within 30 s; the message names the log
 */
export async function startEmbedded(folder: string, options: ClusterOptions = {}): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error('On Windows set DATABASE_URL to a PostgreSQL 15 or newer.')
  const native = postgresBinaries()
  const places = placesFor(folder)
  const url = `postgres://app@/postgres?host=${encodeURIComponent(places.socket)}`
  initialise(native, places)
  if (!(await answers(url))) await bringUp(native, places, options, url)
  if (!isOrphaned(places)) return { url, log: places.log, stop: async () => undefined }
  claimOwnership(places)
  const endRevival = keepUp(native, places, options, url)
  // a stop that was given up for its time, or an error that nobody caught: nobody else would end it
  const atExit = () => signalStop(places)
  process.once('exit', atExit)
  const stop = async () => {
    process.off('exit', atExit)
    await endRevival()
    await stopCluster(places)
    releaseOwnership(places)
  }
  return { url, log: places.log, stop }
}

/**
 * A PostgreSQL that was killed comes back by itself, as it would under a service manager. The function returned ends
 * that, after waiting for one that is coming back at the moment: it has to be there to be stopped.
 */
function keepUp(native: string, places: Places, options: ClusterOptions, url: string): () => Promise<void> {
  let revival: Promise<void> | undefined
  const timer = setInterval(() => {
    if (revival || runningPid(places) !== undefined) return
    revival = bringUp(native, places, options, url)
      .catch(() => undefined)
      .finally(() => {
        revival = undefined
      })
  }, 500)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await revival
  }
}

async function bringUp(native: string, places: Places, options: ClusterOptions, url: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS
  let child: ReturnType<typeof spawnPostgres> | undefined
  do {
    // The child ends when another process was faster, or when children of a killed PostgreSQL still hold its memory.
    const ended = child === undefined || child.exitCode !== null || child.signalCode !== null
    if (ended && runningPid(places) === undefined) {
      removeStalePidFile(places)
      child = spawnPostgres(native, places, options)
    }
    await pause(ended ? 60 : 20)
    if (await answers(url)) return
  } while (Date.now() < deadline)
  throw new Error(`The embedded PostgreSQL did not start; its log is ${places.log}`)
}

/** SIGINT is PostgreSQL's fast shutdown: it ends connections, and writes everything down. @returns its process id */
function signalStop(places: Places): number | undefined {
  const pid = runningPid(places)
  if (pid !== undefined) process.kill(pid, 'SIGINT')
  return pid
}

async function stopCluster(places: Places): Promise<void> {
  const pid = signalStop(places)
  if (pid === undefined) return
  const deadline = Date.now() + STOP_PATIENCE_MS
  while (isAlive(pid) && Date.now() < deadline) await pause(20)
  if (places.socket !== places.base) rmSync(places.socket, { recursive: true, force: true })
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
