import { READ_CALLS, UNMEASURED_READS } from '../../bench/scale/call-reads'
import { endpoints, type EndpointName } from '../../contract/endpoints'
import type { EndpointSchema } from '../../contract/schema'
import { schemas } from '../../contract/schemas'
import { onlyReads } from '../../server/http/reads'

const names = Object.keys(endpoints) as EndpointName[]
const reads = names.filter((name) => onlyReads(endpoints[name], schemas[name] as EndpointSchema))
const measured = new Set(READ_CALLS.map(({ call }) => call))
const left = Object.keys(UNMEASURED_READS)

test('every call that only reads is measured at size, or named with the reason why not', () => {
  expect([...measured, ...left].sort()).toEqual([...reads].sort())
  expect(left.filter((name) => measured.has(name as EndpointName))).toEqual([])
})
