import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { callsIn } from './callers'
import { UNCALLED } from './uncalled'

const SRC = path.resolve(__dirname, '../../src')
const called = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => callsIn(readFileSync(path.join(SRC, name), 'utf8')))
)
const names = Object.keys(endpoints) as EndpointName[]

test('every call of the contract is made by the client, or it is known why not', () => {
  expect(names.filter((name) => !called.has(name) && UNCALLED[name] === undefined)).toEqual([])
})

test('what is listed as made by nobody is made by nobody, and says why', () => {
  expect(Object.keys(UNCALLED).filter((name) => called.has(name))).toEqual([])
  expect(Object.values(UNCALLED).filter((reason) => reason.length < 20)).toEqual([])
})

test.each([
  ["call('orderDetail', { orderNo })", ['orderDetail']],
  ["useQuery(read('orderDetail', { orderNo }))", ['orderDetail']],
  ['readPages(orderEndpoints.orderList, {})', ['orderList']],
  ['keyed(cardEndpoints.activeCode, code)', ['activeCode']],
  ['callWithNewKey(orderEndpoints.payOrder, input)', ['payOrder']],
  ["call(dp ? 'getMeituanDpUrl' : 'getMeituanUrl', {})", ['getMeituanDpUrl', 'getMeituanUrl']],
  ['endpointPath(endpoints.uploadImage)', ['uploadImage']],
  ["call<'orderDetail'>('orderDetail', {})", ['orderDetail']],
  ["invalidateQueries({ queryKey: ['orderList'] })", []],
  ['touch(orderEndpoints.createOrder)', []],
  ["console.warn('jinJiangLogin')", []],
  ["// call('orderDetail', {})", []],
  ["type Order = Data<'orderDetail'>", []]
])('%s', (source, made) => {
  expect(callsIn(source)).toEqual(made)
})
