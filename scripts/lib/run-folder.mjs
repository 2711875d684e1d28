import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives this run a temporary folder of its own (`TMPDIR`), in which everything that it starts has its temporary files; it goes with
 * the run, however that ends.
 */
export function useRunFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-run-'))
  // run as root, the database has an account of its own: it has to reach its data in there
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
}
