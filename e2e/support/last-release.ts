/** The last release, built once: what members still have open or installed, and the server that it came from. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { importModule } from '../../__tests__/support/import-module'
import { previousRelease } from '../../__tests__/support/server/processes/previous-release'
import { startServer, type RunningServer } from './built-server'

const ROOT = path.resolve(__dirname, '../..')
const BUILDS = path.join(ROOT, '.cache/last-release')
const BUILD = `import('./scripts/lib/build-all.mjs').then((build) => build.buildAll()).then(() => process.exit(0))`

/** `test` where the last release is known, else a skip that says why. */
export const whereItIsKnown: (name: string, run: () => Promise<void>) => void =
  previousRelease() === undefined
    ? (name) =>
        test.skip(`${name} (the history has no last release: fetch it, or set PREVIOUS_RELEASE)`, () =>
          undefined)
    : test

/**
 * The checkout of the last release, with its `dist/`. It is built with the packages of this checkout, once for each commit: some
 * minutes.
 */
export async function builtRelease(): Promise<string> {
  const commit = previousRelease()
  if (commit === undefined) throw new Error('There is no last release')
  const done = path.join(BUILDS, commit)
  if (existsSync(done)) return done
  const folder = `${done}-${process.pid}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  // jest looks through the whole checkout, and wants no two packages of one name
  const named = path.join(folder, 'package.json')
  writeFileSync(named, readFileSync(named, 'utf8').replace('"name": "', '"name": "last-'))
  const { NODE_ENV: _test, DIST_DIR: _dist, ...env } = process.env
  await promisify(execFile)(process.execPath, ['-e', BUILD], { cwd: folder, env, maxBuffer: 1 << 26 })
  // another process may have been first
  if (!existsSync(done)) renameSync(folder, done)
  rmSync(folder, { recursive: true, force: true })
  return done
}

/** One address and one database, behind which a release is replaced by the next. */
export interface Installation {
  readonly origin: string
  /** Ends the old server, and starts the one of this checkout in its place. */
  update(): Promise<void>
  stop(): Promise<void>
}

interface BuiltServerModule {
  startBuiltServer(env: Readonly<Record<string, string>>): Promise<RunningServer>
}

/** Starts the server of the last release. */
export async function installLastRelease(): Promise<Installation> {
  const folder = await builtRelease()
  const data = mkdtempSync(path.join(tmpdir(), `privilege-centre-${process.pid}-`))
  chmodSync(data, 0o711)
  const earlier = (await importModule(path.join(folder, 'scripts/lib/built-server.mjs'))) as BuiltServerModule
  let server = await earlier.startBuiltServer({ DATA_DIR: data })
  const { port } = new URL(server.origin)
  return {
    origin: server.origin,
    async update() {
      await server.stop()
      server = await startServer({ DATA_DIR: data, PORT: port })
    },
    async stop() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    }
  }
}
