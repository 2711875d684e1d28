/** The order in which `npm test` runs its checks, and what may run beside what. */
import path from 'node:path'
import { importModule } from '../support/import-module'

interface Result {
  readonly failed: number
  readonly output?: string
}
interface Check {
  readonly name: string
  readonly cores?: 'all'
  run(told: { needs: (cores: number) => void }): Promise<Result>
}
interface Schedule {
  runSideBySide(
    checks: readonly Check[],
    cores: number,
    on: { started: (check: Check) => void; ended: (check: Check, result: Result) => void }
  ): Promise<void>
}

/** A check that ends when it is told to, and what it tells. */
function checkNamed(name: string, cores?: 'all') {
  let needs: (cores: number) => void = () => undefined
  let settle: { end: (result: Result) => void; fail: (error: Error) => void } | undefined
  const check: Check = {
    name,
    ...(cores ? { cores } : {}),
    run: (told) => {
      needs = told.needs
      return new Promise((end, fail) => (settle = { end, fail }))
    }
  }
  return {
    check,
    needs: (cores: number) => needs(cores),
    end: (result: Result = { failed: 0 }) => settle?.end(result),
    fail: (error: Error) => settle?.fail(error)
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function schedule(checks: readonly Check[]) {
  const { runSideBySide } = (await importModule(
    path.resolve(__dirname, '../../scripts/lib/schedule.mjs')
  )) as Schedule
  const started: string[] = []
  const results: Record<string, Result> = {}
  const done = runSideBySide(checks, 2, {
    started: ({ name }) => started.push(name),
    ended: ({ name }, result) => (results[name] = result)
  })
  await turn()
  return { started, results, done }
}

it('as many run at once as there are cores, in their order', async () => {
  const [lint, types, format] = [checkNamed('lint'), checkNamed('types'), checkNamed('format')]
  const { started, done } = await schedule([lint.check, types.check, format.check])
  expect(started).toEqual(['lint', 'types'])
  types.end()
  await turn()
  expect(started).toEqual(['lint', 'types', 'format'])
  lint.end()
  format.end()
  await done
})

it('one that uses all cores holds back the next until its last files leave a core idle', async () => {
  const [unit, server, build] = [
    checkNamed('unit', 'all'),
    checkNamed('server', 'all'),
    checkNamed('build', 'all')
  ]
  const { started, done } = await schedule([unit.check, server.check, build.check])
  unit.needs(2)
  await turn()
  expect(started).toEqual(['unit'])
  unit.needs(1)
  await turn()
  expect(started).toEqual(['unit', 'server'])
  // the third waits for both: the second tells nothing yet
  unit.end()
  await turn()
  expect(started).toEqual(['unit', 'server'])
  server.end()
  await turn()
  expect(started).toEqual(['unit', 'server', 'build'])
  build.end()
  await done
})

it('a check that breaks off is a failure with its words, and the others run', async () => {
  const [mini, chromium] = [checkNamed('mini', 'all'), checkNamed('chromium', 'all')]
  const { results, done } = await schedule([mini.check, chromium.check])
  mini.fail(new Error('there is no such browser'))
  await turn()
  // what it says after its end changes nothing
  mini.needs(1)
  chromium.end({ failed: 2 })
  await done
  expect(results['mini']).toMatchObject({ failed: 1, output: 'there is no such browser\n' })
  expect(results['chromium']).toEqual({ failed: 2 })
})
