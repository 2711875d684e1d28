import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives this run its own temporary folder (`TMPDIR`), used by everything it starts; the folder is removed
 * with the run, however that ends.
 */
export function useRunFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-run-'))
  // run as root, the database runs under its own account, which needs access to its data in there
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
}
