import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, wherever this code runs: as source, or bundled in `dist/server`. */
export function projectRoot(): string {
  let folder = __dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('package.json of the project was not found above ' + __dirname)
    folder = parent
  }
  return folder
}
