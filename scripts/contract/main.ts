/**
 * `npm run contract -- release`: keeps the members' contract of this checkout as that of the last release, which later ones must not break
 * (__tests__/contract/released.test.ts). To be run when a release is published.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../../server/config/root'
import { contractShape } from './snapshot'

if (process.argv[2] === 'release')
  writeFileSync(
    join(projectRoot(), 'contract/released.json.gz'),
    gzipSync(JSON.stringify(contractShape()), { level: 9 })
  )
else {
  process.stderr.write('npm run contract -- release\n')
  process.exitCode = 1
}
