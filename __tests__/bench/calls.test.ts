import { READ_CALLS, UNMEASURED_READS } from '../../bench/scale/call-reads'
import { UNMEASURED_WRITES, WRITE_CALLS } from '../../bench/scale/call-writes'
import { endpoints, type EndpointName } from '../../contract/endpoints'
import { schemas } from '../../contract/schemas'
import { onlyReads } from '../../server/http/reads'

const names = Object.keys(endpoints) as EndpointName[]
const isRead = (name: EndpointName) => onlyReads(endpoints[name], schemas[name])

test.each([
  ['only reads', names.filter(isRead), READ_CALLS, UNMEASURED_READS],
  ['does more', names.filter((name) => !isRead(name)), WRITE_CALLS, UNMEASURED_WRITES]
] as const)(
  'every call that %s is measured at size, or named with the reason why not',
  (_what, all, calls, left) => {
    const measured = new Set(calls.map(({ call }) => call))
    expect([...measured, ...Object.keys(left)].sort()).toEqual([...all].sort())
  }
)
