import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

test('what `npm run pictures -- mini` is made of can be loaded outside jest', () => {
  const load = `import('./e2e/weapp/paint/screens.ts').then(() => import('./e2e/weapp/host/screen.ts'))`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', load], {
    cwd: ROOT,
    encoding: 'utf8'
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
