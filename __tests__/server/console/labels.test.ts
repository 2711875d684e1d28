/** What the server names in English has a name in Chinese in the console. */
import { PLATFORMS } from '@contract/device/platform'
import { reportSchemas } from '@contract/report/schema'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleEndpoint } from '@contract/console/endpoint'
import { ACT_LABELS } from '../../../console/labels/acts'
import { JOB_LABELS } from '../../../console/labels/jobs'
import { FAULT_LABELS, GATEWAY_LABELS, PLATFORM_LABELS, QUEUE_LABELS } from '../../../console/labels/system'
import { QUEUE_NAMES } from '../../../server/db/operating-state'
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
