import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isAlive } from '../../../server/db/postgres/processes'
import { importModule } from '../import-module'

const ROOT = resolve(__dirname, '../../..')
/** In the checkout: the bundle finds its packages above it. */
const FOLDER = '.cache/test-server'

interface BundleServerModule {
  bundleMain(outfile: string): Promise<unknown>
}

/**
 * Bundles the sources of the server for the processes that tests start and kill: one starts in half the time that it takes
 * when each module is compiled again. Gives the file, of this run alone.
 */
export async function bundleForTests(): Promise<string> {
  removeLeft()
  const file = join(FOLDER, String(process.pid), 'main.cjs')
  const module = await importModule(join(ROOT, 'scripts/lib/bundle-server.mjs'))
  await (module as BundleServerModule).bundleMain(file)
  return join(ROOT, file)
}

/** Removes this run's bundle, and those of runs that were killed before they could. */
export function removeBundles(): void {
  rmSync(join(ROOT, FOLDER, String(process.pid)), { recursive: true, force: true })
  removeLeft()
}

function removeLeft(): void {
  const folder = join(ROOT, FOLDER)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((pid) => !isAlive(Number(pid))))
    rmSync(join(folder, name), { recursive: true, force: true })
}
