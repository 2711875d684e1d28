import { CONSOLE_RESULT, type ConsoleResultCode } from '@contract/console/codes'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { CONSOLE_HEADER, STAFF_ROLES, type ConsoleEndpoint } from '@contract/console/endpoint'
import { consoleSchemas } from '@contract/console/schemas'
import type { ConsoleData, ConsoleInput, Staff, StaffAct } from '@contract/console/types'
import { endpoints } from '@contract/endpoints'
import { endpointPath } from '@contract/endpoint'
import { RESULT, SHOWN_RESULT } from '@contract/envelope/codes'

const calls = Object.entries(consoleEndpoints) as [ConsoleCallName, ConsoleEndpoint][]

test('every call of the console has its own address, under its own root', () => {
  const paths = calls.map(([, { path }]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => !/^\/console\/api(\/[a-z-]+)+$/.test(path))).toEqual([])
  const ofMembers = new Set(Object.values(endpoints).map(endpointPath))
  expect(paths.filter((path) => ofMembers.has(path))).toEqual([])
})

test('nobody but visitors logs in, and every other call names its roles', () => {
  const open = calls.filter(([, { roles }]) => roles === 'public').map(([name]) => name)
  expect(open).toEqual(['login', 'loginWays', 'beginPasskeyLogin', 'loginByPasskey'])
  for (const [, { roles }] of calls) if (roles !== 'public') expect(roles.length).toBeGreaterThan(0)
})

test('the owner may do everything', () => {
  const without = calls.filter(([, { roles }]) => roles !== 'public' && !roles.includes('owner'))
  expect(without.map(([name]) => name)).toEqual([])
})

/** Reads of what is too long for an address: pieces of an order, the rows of a file. */
const LONG_READS = ['previewPieces', 'checkParcels']

/** Reads by what is in no address (not-in-address.test.ts). */
const READS_BY_CODE = ['lookUp']

/** Steps before an act: what they change is a session or a challenge. */
const STEPS = ['beginPasskeyLogin', 'confirmLogin', 'beginPasskey']

test('a read changes nothing, and every write but a logout is an act', () => {
  expect(calls.filter(([, { method, keyed, act }]) => method === 'GET' && (keyed ?? act))).toEqual([])
  const silent = calls.filter(([, { method, act }]) => method === 'POST' && act === undefined)
  const reads = [...LONG_READS, ...READS_BY_CODE]
  expect(silent.map(([name]) => name).sort()).toEqual(['logout', ...STEPS, ...reads].sort())
})

test('result codes of the console are its own', () => {
  const others = new Set<string>([...Object.values(RESULT), ...Object.values(SHOWN_RESULT)])
  const own: readonly ConsoleResultCode[] = Object.values(CONSOLE_RESULT)
  expect(own.filter((code) => others.has(code))).toEqual([])
})

test('what is sent and returned is typed by the contract', () => {
  const sent: ConsoleInput<'login'> = { name: '店长', password: 'secret' }
  expect(consoleSchemas.login.input.parse(sent)).toEqual(sent)
  const staff: Staff = {
    id: 's_1',
    name: '店长',
    role: STAFF_ROLES[0],
    scope: { storeIds: [], sightIds: [] }
  }
  const returned: ConsoleData<'me'> = { staff }
  expect(consoleSchemas.me.data.parse(returned)).toEqual(returned)
  const act: StaffAct = {
    ...{ actId: '1', act: 'login', about: null, before: null, after: { ip: '10.0.0.1' }, reason: null },
    ...{ at: '2026-11-27T08:00:00.000Z', staff: { id: 's_1', name: '店长', role: 'shop' } }
  }
  expect(consoleSchemas.acts.data.parse({ items: [act], nextCursor: null }).items).toEqual([act])
  expect(CONSOLE_HEADER).toBe(CONSOLE_HEADER.toLowerCase())
})
