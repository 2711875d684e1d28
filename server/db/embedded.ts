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
  /** Where its log is. */
  readonly log: string
  /** Stops it, unless another living process started it. Connections still open are ended, transactions rolled back. */
  stop(): Promise<void>
}

/** How long it may say nothing, or refuse, before it is ended and another one started, ms. */
const SILENT_MS = 20_000
const STOPPING_MS = 4000
/** How long children of a killed PostgreSQL may hold its memory, ms. */
const LEFT_BEHIND_MS = 3000
/** How long a start may take in all, and one that reads its log after a crash, ms. */
const START_PATIENCE_MS = 60_000
const RECOVERY_PATIENCE_MS = 300_000

/**
 * Starts PostgreSQL on the data in `folder`, making it first where there is none, or joins the one already running
 * there. Safe to call from several processes at once, as root, and after anything was killed.
 * @throws SettingsError on a full disk; an Error when it does not answer within a minute (five after a crash); the message names the log
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
  // a stop that was given up for its time, or an error that nobody caught: nobody else would end it
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
 * A PostgreSQL that was killed comes back by itself, as it would under a service manager. The function returned ends that; of
 * one that is coming back at the moment it waits for the process to be there, since it has to be there to be stopped.
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
 * Starts PostgreSQL, or waits for the one that is starting. What refuses is ended and started anew, if it is ours: on our data,
 * and with nobody else alive who started it and would end it.
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
    // The child ends when another process was faster, or when children of a killed PostgreSQL still hold its memory.
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
