import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../config/root'

/** Version of the product, from package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version?: unknown
  }
  return typeof version === 'string' ? version : '0.0.0'
}
