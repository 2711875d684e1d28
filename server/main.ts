import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { buildApp, type AppDependencies } from './app'
import { sandboxNotice } from './config/sandbox-rule'
import { readSettings, type Settings } from './config/settings'
import { projectRoot } from './config/root'
import { SettingsError } from './config/settings-error'
import { openDatabase, type Database } from './db/client'
import { standIn } from './db/only-reading'
import { Replica } from './db/replica'
import { openRenderer, type RendererFiles } from './ssr/renderer'
import { startEmbedded } from './db/embedded'
import { migrate } from './db/migrate'
import { persist } from './db/persist'
import { expectDefaults } from './db/pooled'
import { isUnavailable } from './db/unavailable'
import { databaseClock } from './core/database-clock'
import { createGateways } from './gateways/create-gateways'
import { keepFiles } from './http/kept-files'
import { openTracing } from './tracing/tracing'
import { CATALOGUE_NOTICES, fillCatalogue } from './first-catalogue'

const GRACE_MS = 10_000

// If the reader of the log has ended, that is no reason to end as well.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Connections that may wait to be accepted: of those that find no room, clients try again only after seconds. The kernel's limit applies. */
const BACKLOG = 4096

/** Clean-up at the end, last first. */
const undo: (() => Promise<unknown>)[] = []

async function stop(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step()
}

/** Starts the server: database, migrations, catalogue, routes, schedule. */
async function start(): Promise<void> {
  const settings = readSettings()
  const tracing = await openTracing(settings)
  if (tracing) undo.push(() => tracing.stop())
  const database = await startDatabase(settings)
  tracing?.traceStatements(database.pool)
  const clock = await databaseClock(database.db)
  await keepReleaseFiles(settings)
  const { server, jobs } = await buildApp({
    database,
    settings,
    clock,
    tracing,
    gateways: await createGateways(settings, database.db, () => clock.now().getTime()),
    renderer: settings.pageMs > 0 ? openRenderer(rendererFiles()) : undefined,
    ...openReplica(settings, database)
  })
  undo.push(() => server.close())
  clock.start(server.log)
  undo.push(async () => clock.stop())
  database.pool.on('error', (problem) => server.log.warn({ err: problem }, 'database connection lost'))
  await server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG })
  jobs.start()
  undo.push(() => jobs.stop())
  announce(settings, (server.server.address() as AddressInfo).port)
}

/** For pages of this release that are open when the next one starts. A server without a folder to write to does without. */
async function keepReleaseFiles({ dataDir, h5Dir, consoleDir }: Settings): Promise<void> {
  try {
    await keepFiles(dataDir, { h5: h5Dir, console: consoleDir }, new Date())
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    process.stderr.write(`Files of this release cannot be kept for pages that stay open: ${reason}\n`)
  }
}

/** The build's output for rendering pages. */
function rendererFiles(): RendererFiles {
  const folder = join(projectRoot(), 'dist/server')
  return {
    renderer: join(folder, 'renderer.cjs'),
    thread: join(folder, 'render-thread.cjs'),
    skeletons: join(folder, 'skeletons')
  }
}

async function startDatabase(settings: Settings): Promise<Database> {
  const own = settings.databaseUrl === undefined
  const url = settings.databaseUrl ?? (await startOwnPostgres(settings))
  // a lock that lasts as long as its connection needs a direct one
  const direct = settings.databaseDirectUrl ?? url
  await persist(() => migrate(direct, undefined, reportWait), { onLost: reportLost })
  const catalogue = await persist(() => fillCatalogue(direct, own, settings), { onLost: reportLost })
  if (catalogue !== 'sold') process.stderr.write(CATALOGUE_NOTICES[catalogue])
  const pooled = direct !== url
  const database = openDatabase(url, { max: settings.databasePool, pooled })
  undo.push(() => database.close())
  if (pooled) await expectDefaults(database.pool)
  return database
}

/** Reports that a start is waiting for its database. */
function reportLost(problem: unknown): void {
  const reason = problem instanceof Error ? problem.message : String(problem)
  process.stderr.write(`The database went away while it was prepared (${reason}); trying again\n`)
}

/** Reports that a migration has given way to calls that use its table. */
function reportWait(name: string, pauseMs: number): void {
  process.stderr.write(
    `Migration ${name} waits for a table that is in use; tried again in ${pauseMs / 1000} s\n`
  )
}

/** Reads from the replica, if configured. It may be unavailable, now or later: then the primary is used. */
function openReplica(
  { databaseReadUrl, databasePool }: Settings,
  primary: Database
): Pick<AppDependencies, 'readRecent'> {
  if (!databaseReadUrl) return {}
  const database = openDatabase(databaseReadUrl, { max: databasePool })
  const replica = new Replica(primary, database)
  replica.start()
  standIn(primary.pool, replica)
  undo.push(async () => {
    await replica.stop()
    await database.close()
  })
  return { readRecent: replica.read }
}

async function startOwnPostgres({ dataDir }: Settings): Promise<string> {
  const postgres = await startEmbedded(join(dataDir, 'postgres'))
  undo.push(() => postgres.stop())
  return postgres.url
}

/** For people and for the programs that start us: a line that begins with READY, and a message if there is an IPC channel. */
function announce(settings: Settings, port: number): void {
  const { docs } = settings
  const origin = `http://localhost:${port}`
  process.stdout.write(sandboxNotice(settings))
  process.stdout.write(`READY ${JSON.stringify({ port, origin, docs: docs ? `${origin}/docs` : null })}\n`)
  process.send?.({ ready: true, port })
}

/** Exit code of a start that a retry would not fix (`EX_CONFIG` of sysexits): a supervisor need not retry. */
const WRONG_SETTINGS = 78

/** Exit code of a start without its database (`EX_TEMPFAIL`): a supervisor goes on trying. */
const NO_DATABASE = 75

/** Not created yet, or not for us: as temporary as one that is not there, where machines are set up in any order. */
const isAbsent = (problem: unknown) =>
  isUnavailable(problem) || /^(3D000|28000|28P01)$/.test(String((problem as { code?: unknown } | null)?.code))

function exitCodeOf(problem: unknown): number {
  if (problem instanceof SettingsError || isPortTaken(problem)) return WRONG_SETTINGS
  return isAbsent(problem) ? NO_DATABASE : 1
}

const isPortTaken = (problem: unknown) =>
  problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE'

function explain(problem: unknown): string {
  if (problem instanceof SettingsError) return problem.message
  if (!(problem instanceof Error)) return String(problem)
  if (isPortTaken(problem)) {
    return `The server's port is taken by another program (${problem.message}). Choose another one with PORT.`
  }
  return problem.stack ?? problem.message
}

closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
  if (err) process.stderr.write(`${explain(err)}\n`)
  await stop()
})

// The parent process with the channel is gone, however it ended: nobody would ever stop us.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

start().catch(async (problem: unknown) => {
  process.stderr.write(`${explain(problem)}\n`)
  await stop()
  process.exit(exitCodeOf(problem))
})
