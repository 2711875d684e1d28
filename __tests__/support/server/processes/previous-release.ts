import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importModule } from '../../import-module'

const ROOT = resolve(__dirname, '../../../..')
/** In the checkout: the bundle finds its packages above it. */
const FOLDER = join(ROOT, '.cache/previous-release', String(process.pid))
const OUTFILE = 'dist/server/main.cjs'

interface BundleServerModule {
  bundleMain(outfile: string, checkout: string): Promise<unknown>
}

/** What the server of a checkout is bundled from, and reads. */
const PARTS = ['package.json', 'tsconfig.base.json', 'tsconfig.server.json', 'contract', 'server']

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * The commit of the last release: `PREVIOUS_RELEASE`, or the one that kept its contract (`npm run contract -- release`).
 * undefined in a copy without its history, where that cannot be known.
 */
export function previousRelease(): string | undefined {
  const named = process.env.PREVIOUS_RELEASE
  try {
    if (named) return git('rev-parse', '--verify', `${named}^{commit}`).toString().trim()
    if (git('rev-parse', '--is-shallow-repository').toString().trim() !== 'false') return undefined
    return git('log', '-1', '--format=%H', '--', 'contract/released.json.gz').toString().trim() || undefined
  } catch {
    return undefined
  }
}

/** Lays out the server of a commit and bundles it with the packages of this checkout. Gives the file. */
export async function bundleRelease(commit: string): Promise<string> {
  removeRelease()
  mkdirSync(FOLDER, { recursive: true })
  execFileSync('tar', ['-x', '-C', FOLDER], { input: git('archive', commit, ...PARTS) })
  const module = await importModule(join(ROOT, 'scripts/lib/bundle-server.mjs'))
  await (module as BundleServerModule).bundleMain(OUTFILE, FOLDER)
  return join(FOLDER, OUTFILE)
}

export const removeRelease = (): void => rmSync(FOLDER, { recursive: true, force: true })
