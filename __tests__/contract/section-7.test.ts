import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { NOT_BUILT_YET } from './not-built-yet'
import { NAMED_BY_US, SECTION_7 } from './section-7'

const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
  name,
  endpoint,
  call: `${endpoint.method} ${endpointPath(endpoint)}`
}))
const inContract = new Set(calls.map(({ call }) => call))
const listed = new Set([...SECTION_7, ...NAMED_BY_US])

const namesWhere = (test: (endpoint: Endpoint) => boolean) =>
  calls.filter(({ endpoint }) => test(endpoint)).map(({ name }) => name)

test('the section is read whole: 114 calls, each once', () => {
  expect(new Set(SECTION_7).size).toBe(114)
  expect(SECTION_7).toHaveLength(114)
  // one of each way of writing: under a heading, whole, with dots, beside the one before
  expect(SECTION_7).toEqual(
    expect.arrayContaining([
      'GET /unionbuy-server/mp/personalCenter/getExpiredConfig',
      'POST /unionbuy-member/xcx/setXcxMobile',
      'POST /unionbuy-server/proxy/unionbuy-member/auth/unionLogin',
      'POST /unionbuy-server/order/delete'
    ])
  )
})

test('every call of the section is in the contract, or is known to come later', () => {
  expect(SECTION_7.filter((call) => !inContract.has(call) && !NOT_BUILT_YET.includes(call))).toEqual([])
})

test('what is known to come later is spelt as in the section and is not there yet', () => {
  expect(NOT_BUILT_YET.filter((call) => !SECTION_7.includes(call))).toEqual([])
  expect(NOT_BUILT_YET.filter((call) => inContract.has(call))).toEqual([])
  expect(new Set(NOT_BUILT_YET).size).toBe(NOT_BUILT_YET.length)
})

test('a call is an extension exactly when the section does not list it', () => {
  expect(namesWhere((endpoint) => Boolean(endpoint.extension)).sort()).toEqual(
    calls
      .filter(({ call }) => !listed.has(call))
      .map(({ name }) => name)
      .sort()
  )
})

test('no two names stand for one call, and every name has its schemas', () => {
  expect(inContract.size).toBe(calls.length)
  expect(Object.keys(schemas).sort()).toEqual(calls.map(({ name }) => name).sort())
})

test('what moves money, stock or rights carries a key', () => {
  expect(namesWhere((endpoint) => Boolean(endpoint.keyed)).sort()).toEqual([
    'activeCode',
    'createCardOrder',
    'createMeituanOrder',
    'createOrder',
    'createPlateOrderV2',
    'createProductOrder',
    'deleteAccount',
    'grantCardByCardId',
    'haiweiPayOrder',
    'hdzCreateOrder',
    'payOrder',
    'receiveCoupon',
    'receiveGroupPrivilege',
    'receivePrivilege',
    'signActivity',
    'takeGift',
    'yearsCreateOrder'
  ])
  expect(namesWhere((endpoint) => Boolean(endpoint.keyed) && endpoint.method !== 'POST')).toEqual([])
  expect(namesWhere((endpoint) => Boolean(endpoint.keyed) && endpoint.access !== 'member')).toEqual([])
})

test('a POST has its parameters in the query where the section writes them so; one call is an upload', () => {
  expect(namesWhere((endpoint) => Boolean(endpoint.inQuery)).sort()).toEqual(['deleteOrder', 'listMyCoupons'])
  expect(namesWhere((endpoint) => Boolean(endpoint.body))).toEqual(['uploadImage'])
})

test('parameters are named as in the section', () => {
  const named: Partial<Record<keyof typeof endpoints, readonly string[]>> = {
    indexConfig: ['labelId', 'longitude', 'latitude', 'cityCode'],
    myMultipleCardInfo: ['labelId'],
    xcxLogin: ['code'],
    deleteOrder: ['orderNo'],
    getReceiveRecord: ['receiveId'],
    listMyCoupons: ['couponUseStatus', 'labelId'],
    getMyCouponsDetails: ['couponReceiveId']
  }
  for (const [name, parameters] of Object.entries(named)) {
    expect([name, Object.keys(schemas[name as keyof typeof schemas].input.shape)]).toEqual([name, parameters])
  }
})
