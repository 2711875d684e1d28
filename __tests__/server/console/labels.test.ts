/** What the server names in English has a name in Chinese in the console. */
import { PLATFORMS } from '@contract/device/platform'
import { reportSchemas } from '@contract/report/schema'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleEndpoint } from '@contract/console/endpoint'
import { ACT_LABELS } from '../../../console/labels/acts'
import { JOB_LABELS } from '../../../console/labels/jobs'
import { FAULT_LABELS, GATEWAY_LABELS, PLATFORM_LABELS, QUEUE_LABELS } from '../../../console/labels/system'
import { NO_BACKLOG, QUEUE_NAMES, QUEUES } from '../../../server/db/queues'
import { SWEEPS } from '../../../server/db/sweeps'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const unnamed = (labels: Readonly<Record<string, string>>, names: Iterable<string>) =>
  [...names].filter((name) => labels[name] === undefined)

test('every recurring job', () => {
  const jobs = [...app.jobs.list().keys()]
  expect(jobs.length).toBeGreaterThan(30)
  expect(unnamed(JOB_LABELS, jobs)).toEqual([])
  expect(unnamed(Object.fromEntries(jobs.map((name) => [name, name])), Object.keys(JOB_LABELS))).toEqual([])
})

test('every recurring job has a queue or a sweep that tells how late it is, or a reason why nothing waits for it', () => {
  const jobs = [...app.jobs.list().keys()].filter((name) => !name.includes('sandbox'))
  const queued = Object.values(QUEUES).flatMap((queue) => ('job' in queue ? queue.job : []))
  const swept = Object.values(SWEEPS).map(({ job }) => job)
  const told = new Set<string>([...queued, ...swept, ...Object.keys(NO_BACKLOG)])
  expect(jobs.filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !jobs.includes(name))).toEqual([])
  expect([...queued, ...swept].filter((name) => name in NO_BACKLOG)).toEqual([])
})

test('every queue, outside system, platform and kind of fault', () => {
  expect(unnamed(QUEUE_LABELS, QUEUE_NAMES)).toEqual([])
  expect(unnamed(GATEWAY_LABELS, Object.keys(testSettings().gateways))).toEqual([])
  expect(unnamed(PLATFORM_LABELS, PLATFORMS)).toEqual([])
  const fault = reportSchemas.reportClient.input.shape.faults.unwrap().element
  expect(unnamed(FAULT_LABELS, fault.shape.kind.options)).toEqual([])
})

test('every act of staff', () => {
  const acts = Object.values<ConsoleEndpoint>(consoleEndpoints).flatMap(({ act }) => act ?? [])
  expect(unnamed(ACT_LABELS, acts)).toEqual([])
})
