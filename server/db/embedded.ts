import { rmSync } from 'node:fs'
import { postgresBinaries } from './postgres/binaries'
import { initialise, spawnPostgres, type ClusterOptions } from './postgres/cluster'
import {
  claimOwnership,
  ownerOf,
  releaseOwnership,
  removeStalePidFile,
  runningPid
} from './postgres/pid-file'
import { placesFor, type Places } from './postgres/places'
import { expectRoom } from './postgres/space'
import { stateOf } from './postgres/state'
import { requestStop, endLeftBehind, pause, stopPostgres } from './postgres/stop'

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  readonly url: string
  /** Path of its log. */
  readonly log: string
  /** Stops it, unless another live process started it. Open connections are closed, transactions rolled back. */
  stop(): Promise<void>
}

/** How long it may be silent or refuse before it is stopped and another one started, ms. */
const SILENT_MS = 20_000
const STOPPING_MS = 4000
/** How long children of a killed PostgreSQL may hold its shared memory, ms. */
const LEFT_BEHIND_MS = 3000
/** Time limit for a start, and for one that replays its log after a crash, ms. */
const START_PATIENCE_MS = 60_000
const RECOVERY_PATIENCE_MS = 300_000

/**
 * Starts PostgreSQL on the data in `folder`, creating it first if there is none, or joins the one already running
 * there. Safe to call from several processes at once, as root, and after anything was killed.
 * @throws SettingsError on a full disk; an Error if it does not respond within a minute (five after a crash); the message names the log
 */
export async function startEmbedded(folder: string, options: ClusterOptions = {}): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error('On Windows set DATABASE_URL to a PostgreSQL 15 or newer.')
  const native = postgresBinaries()
  const places = placesFor(folder)
  const url = `postgres://app@/postgres?host=${encodeURIComponent(places.socket)}`
  expectRoom(places.base)
  initialise(native, places)
  if ((await stateOf(url)) !== 'ready') await bringUp(native, places, options, url)
  if (ownerOf(places) !== undefined) return { url, log: places.log, stop: async () => undefined }
  claimOwnership(places)
  const endRevival = keepUp(native, places, options, url)
  // a stop that timed out, or an uncaught error: nobody else would end it
  const atExit = () => requestStop(places)
  process.once('exit', atExit)
  const stop = async () => {
    await endRevival()
    await stopPostgres(places)
    process.off('exit', atExit)
    if (places.socket !== places.base) rmSync(places.socket, { recursive: true, force: true })
    releaseOwnership(places)
  }
  return { url, log: places.log, stop }
}

/**
 * Restarts a PostgreSQL that was killed, as a service manager would. The returned function ends that; if a restart is in
 * progress, it waits until the process exists, since only then can it be stopped.
 */
function keepUp(native: string, places: Places, options: ClusterOptions, url: string): () => Promise<void> {
  let revival: Promise<void> | undefined
  let ending = false
  const timer = setInterval(() => {
    if (revival || runningPid(places) !== undefined) return
    revival = bringUp(native, places, options, url, () => ending)
      .catch(() => undefined)
      .finally(() => {
        revival = undefined
      })
  }, 500)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending = true
    await revival
  }
}

/**
 * Starts PostgreSQL, or waits for the one that is starting. One that refuses is stopped and restarted, if it is ours: on our data,
 * and with no other live process that started it and would stop it.
 */
async function bringUp(
  native: string,
  places: Places,
  options: ClusterOptions,
  url: string,
  isGivenUp = () => false
): Promise<void> {
  const begun = Date.now()
  let child: ReturnType<typeof spawnPostgres> | undefined
  let refusing = begun
  let deadline = begun + START_PATIENCE_MS
  do {
    const running = runningPid(places) !== undefined
    // The child exits if another process was faster, or if children of a killed PostgreSQL still hold its memory.
    const ended = child === undefined || child.exitCode !== null || child.signalCode !== null
    if (isGivenUp() && (running || ended)) return
    if (!running && ended) {
      removeStalePidFile(places)
      if (Date.now() - begun > LEFT_BEHIND_MS) endLeftBehind(places)
      child = spawnPostgres(native, places, options)
      refusing = Date.now()
    }
    await pause(ended ? 60 : 20)
    const state = await stateOf(url)
    if (state === 'ready') return
    if (state === 'recovering') {
      refusing = Date.now()
      deadline = begun + RECOVERY_PATIENCE_MS
    }
    const patience = state === 'stopping' ? STOPPING_MS : SILENT_MS
    const owner = ownerOf(places)
    if (Date.now() - refusing > patience && (owner === undefined || owner === process.pid)) {
      await stopPostgres(places, 'SIGQUIT')
      refusing = Date.now()
    }
  } while (Date.now() < deadline)
  throw new Error(`The embedded PostgreSQL did not start; its log is ${places.log}`)
}
