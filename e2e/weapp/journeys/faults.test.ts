/** What goes wrong on phones is told to our server and to WeChat's realtime log; staff read it in the console. */
import { StaffMember } from '../../support/staff'
import { startServer, type RunningServer } from '../../support/built-server'
import { runCli } from '../../support/run-cli'
import { closeApps, openApp } from '../support/app'

const PASSWORD = 'a long password'

let server: RunningServer
let staff: StaffMember

beforeAll(async () => {
  server = await startServer()
  const env = { DATA_DIR: server.dataDir, PORT: new URL(server.origin).port }
  await runCli('staff', ['add', 'reader', '--role', 'manager', '--password-stdin'], env, PASSWORD)
  staff = await StaffMember.logIn(server.origin, 'reader', PASSWORD)
})
afterEach(closeApps)
afterAll(() => server.stop())

const reports = ({ requests }: Pick<Awaited<ReturnType<typeof openApp>>, 'requests'>) =>
  requests.filter(({ url }) => url.endsWith('client/report')).length

test('an error, a rejected promise and a sub-package that does not come', async () => {
  const launch = { path: 'pages/market/index', query: {} }
  const answers = { subPackages: 'lost', modal: 'cancel' } as const
  // one of the nine visits that do not tell how long things took
  const random = () => 0.5 + Math.random() / 2
  const app = await openApp({ origin: server.origin, launch, answers, random })
  await app.waitForText('商城')
  // an event that is none: the code of the package throws
  await app.happens('eh', null)
  app.expectProblem(/TypeError/)
  await app.rejects({ message: 'no order 20261127000000000001 of 13812345678' })
  app.expectProblem(/no order/)
  await app.tap('商城')
  await app.waitFor('the question', () => app.modals.some((text) => text.includes('页面未能打开')))
  await app.waitFor('the report', () => reports(app) > 0)

  const { faults } = await staff.call('systemState', {})
  const met = faults.map(({ kind, platform, release, path }) => [kind, platform, release, path])
  const here = ['mini', 'develop', '/pages/market/index']
  expect(met.sort()).toEqual([
    ['chunk', ...here],
    ['error', ...here],
    ['rejection', ...here]
  ])
  const find = (kind: string) => faults.find((fault) => fault.kind === kind)
  expect(find('error')).toMatchObject({ message: expect.stringMatching(/^TypeError: /) })
  expect(find('error')?.place).toMatch(/\.js:\d+:\d+$/)
  expect(find('rejection')).toMatchObject({ message: 'no order … of …' })
  expect(find('chunk')?.message).toContain('loadSubPackage')
  // the same words, in the order in which they were met
  expect(app.log.map(([level, kind]) => [level, kind])).toEqual([
    ['error', 'error'],
    ['error', 'rejection'],
    ['error', 'chunk']
  ])
  expect(app.log.map(([, , message]) => message).sort()).toEqual(faults.map(({ message }) => message).sort())
})

test('of a visit in ten, how long the start, the first drawing and a change of pages took', async () => {
  const app = await openApp({ origin: server.origin, random: () => Math.random() / 10 })
  await app.waitFor('the timings to be listened to', () => app.isTimed)
  app.hide()
  await app.waitFor('the report', () => reports(app) > 0)
  const { timings } = await staff.call('systemState', {})
  expect(timings).toMatchObject([
    { platform: 'mini', release: 'develop', name: 'launch', count: 1 },
    { platform: 'mini', release: 'develop', name: 'render', count: 1 }
  ])
  expect(app.log).toEqual([])
})
