import { execFileSync } from 'node:child_process'
import { ROOT } from '../host/dist'

interface Size {
  readonly what: string
  readonly bytes: number
  readonly budget: number
}

const MEASURE = "import('./scripts/lib/sizes.mjs').then((m) => console.log(JSON.stringify(m.weappSizes())))"

test('every package is within its budget', () => {
  // jest itself cannot load a module of the scripts
  const sizes = JSON.parse(
    execFileSync(process.execPath, ['-e', MEASURE], { cwd: ROOT, encoding: 'utf8' })
  ) as Size[]
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.filter(({ bytes, budget }) => bytes > budget)).toEqual([])
})
