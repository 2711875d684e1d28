import type { FastifyInstance } from 'fastify'
import type { Settings } from './config/settings'
import { consoleAccess } from './console/access'
import { addConsoleSite } from './console/site'
import type { Database } from './db/client'
import { readFrom, type ReadRecent } from './db/replica'
import type { Gateways } from './gateways/gateways'
import { systemClock, type Clock } from './core/clock'
import { createServer } from './http/create-server'
import { addDiskMetrics, watchDisk, type ReadFreeSpace } from './http/disk-watch'
import { addDocs } from './http/docs'
import { addPages } from './ssr/add-pages'
import { pageFiles } from './ssr/files'
import type { PageRenderer } from './ssr/renderer'
import { AdmissionGate } from './http/admission-gate'
import { addHealth } from './http/health'
import { deviceKeys } from './http/device-key'
import { sessionCookies } from './http/session-cookies'
import { keptFolder } from './http/kept-files'
import { kitOf, type Kit, type KitState } from './http/kit'
import { keepPartitions } from './db/partitions/keep'
import { PARTITIONS_JOB } from './db/partitions/tables'
import { SEAL_JOB, sealReceivers } from './db/seal-receivers'
import { runSweeps } from './db/sweeps'
import { addOperatingMetrics } from './http/operating-metrics'
import { originsOf } from './http/origins'
import { shedLoad } from './http/overload'
import { addSecurity } from './http/security'
import { Reads } from './http/reads'
import { retireWorker } from './http/retired-worker'
import { addCheckFiles, addStaticFiles, answerUnknownPaths } from './http/static-files'
import { createJobs, type Jobs } from './jobs/scheduler'
import { modules } from './modules'
import { catalogueOf } from './modules/catalogue'
import { readPageSession, readSession } from './modules/session'
import type { Tracing } from './tracing/tracing'

/** With a longer queue of pages none is rendered: each would cost as much as some hundred skeletons. */
const PAGES_IN_LINE = 16

/** The dependencies of a server. */
export interface AppDependencies {
  readonly database: Database
  /** Reads that may be a second old; from `database` by default. */
  readonly readRecent?: ReadRecent
  readonly settings: Settings
  readonly gateways: Gateways
  readonly clock?: Clock
  /** Renders pages; without it they are sent as built. */
  readonly renderer?: PageRenderer | undefined
  /** Free room on the local disk; the system's by default. */
  readonly readFreeSpace?: ReadFreeSpace | undefined
  /** Makes spans of requests; none without it. */
  readonly tracing?: Pick<Tracing, 'traceRequests'> | undefined
  /** Where log lines go; standard output by default. */
  readonly writeLog?: (line: string) => void
  /** Modules to register; all modules of the product by default. */
  readonly modules?: readonly ((kit: Kit) => void | Promise<void>)[]
}

/** A server that is ready to listen, with its schedule, which is not started yet. */
export interface App {
  readonly server: FastifyInstance
  readonly jobs: Jobs
  /** Serves reads of the contract without HTTP. */
  readonly reads: Reads
}

/** Builds the whole server on an open database. The caller starts and stops it; `server.close()` leaves the database open. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { database, settings, gateways, clock = systemClock } = dependencies
  const { db, pool } = database
  const apiRoots = new Set<string>()
  const running = new Set<Promise<unknown>>()
  const origins = originsOf(settings)
  const gate = new AdmissionGate(apiRoots)
  const app = await createServer(settings, apiRoots, gate.guard, dependencies.writeLog)
  const jobs = createJobs(db, clock, app.log)

  dependencies.tracing?.traceRequests(app)
  await addSecurity(app, settings, origins)
  // after the cross-origin headers: without them a page of another origin could not read the refusal
  const lines = settings.shedLoad ? shedLoad(app, pool, gate, origins) : undefined
  const disk = watchDisk(app, settings, dependencies.readFreeSpace)
  await disk.start()
  const registry = addHealth(app, pool, settings, disk)
  addDiskMetrics(registry, disk, settings, dependencies.readFreeSpace)
  addOperatingMetrics(registry, { db, clock, jobs, log: app.log })
  if (settings.docs) await addDocs(app, settings)
  if (!settings.serviceWorker) retireWorker(app)
  addCheckFiles(app, settings)
  await addStaticFiles(app, settings)
  answerUnknownPaths(app, apiRoots, pageFiles(settings.h5Dir))

  // A caller that disconnected no longer holds a connection open, but the work for it continues and needs the database.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })
  const stop = new AbortController()
  app.addHook('preClose', async () => stop.abort())
  const reads = new Reads(running, settings.pageMs)
  const state: KitState = {
    app,
    db,
    readRecent: dependencies.readRecent ?? readFrom(db),
    clock,
    settings,
    gateways,
    sessions: readSession(db),
    origins,
    sessionCookies: sessionCookies(settings),
    disk,
    deviceKeys: deviceKeys(settings),
    jobs,
    reads,
    apiRoots,
    turns: new Map(),
    gate,
    lines,
    running,
    closing: stop.signal
  }
  const kit = kitOf(state)
  if (dependencies.renderer && settings.pageMs > 0) {
    addPages(app, dependencies.renderer, {
      ...state,
      sessions: readPageSession(db),
      registry,
      isBusy: () => lines !== undefined && (lines.calls.length > 0 || lines.pages.length > PAGES_IN_LINE),
      onApplied: () => catalogueOf(state).renew()
    })
  }
  const kept = keptFolder(settings.dataDir, 'console')
  const files = { folder: settings.consoleDir, kept }
  await addConsoleSite(app, files, consoleAccess(db, settings), settings.serviceWorker)
  for (const register of dependencies.modules ?? modules) await register(kit)

  jobs.every('sweep rate limits', 600_000, (now) => runSweeps('sweep rate limits', now, db))
  jobs.every('sweep idempotency keys', 600_000, (now) => runSweeps('sweep idempotency keys', now, db))
  jobs.every(SEAL_JOB, 60_000, async () => {
    await sealReceivers({ db, secret: settings.secrets.document })
  })
  jobs.every(PARTITIONS_JOB, 3_600_000, (now) => keepPartitions(now, db))
  await app.ready()
  return { server: app, jobs, reads }
}
