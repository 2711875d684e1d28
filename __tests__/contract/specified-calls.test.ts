import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { CALLS } from '../specification/document'

const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
  name,
  endpoint,
  call: `${endpoint.method} ${endpointPath(endpoint)}`
}))
const inContract = new Set(calls.map(({ call }) => call))
/** Their methods and paths are not specified (`call.ours`). */
const NAMED_BY_US = [
  'GET /unionbuy-server/brandChannel/getChannelInfo',
  'GET /unionbuy-server/common/getSystemInfo'
]
const listed = new Set([...CALLS, ...NAMED_BY_US])

const namesWhere = (test: (endpoint: Endpoint) => boolean) =>
  calls.filter(({ endpoint }) => test(endpoint)).map(({ name }) => name)

test('every call of the specification is in the contract', () => {
  expect(CALLS.filter((call) => !inContract.has(call))).toEqual([])
})

test('a call is an extension exactly when the specification does not list it', () => {
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
    'activateGrantCode',
    'activeCode',
    'addToCart',
    'applyAfterSale',
    'askAssistant',
    'claimPrize',
    'claimReceiveParcel',
    'createCardOrder',
    'createMallOrder',
    'createMeituanOrder',
    'createOrder',
    'createPlateOrderV2',
    'createProductOrder',
    'createTicketOrder',
    'deleteAccount',
    'directedActivityCard',
    'drawLottery',
    'endDevice',
    'endOtherDevices',
    'grantCardByCardId',
    'grantReminders',
    'haiweiPayOrder',
    'hdzCreateOrder',
    'modifyAndMergeMember',
    'modifyMobile',
    'payOrder',
    'receiveCoupon',
    'receiveGroupPrivilege',
    'receiveMultiCardByMobile',
    'receiveMutilCard',
    'receivePrivilege',
    'refundTickets',
    'saveFeedback',
    'saveMobile',
    'saveUpdateDeliveryAddress',
    'saveVisitor',
    'signActivity',
    'submitQuestionnaire',
    'takeGift',
    'uniquedReceiveCard',
    'verifyOldMobile',
    'yearsCreateOrder'
  ])
  expect(namesWhere((endpoint) => Boolean(endpoint.keyed) && endpoint.method !== 'POST')).toEqual([])
  // visitors ask, too: the key keeps one question one
  expect(namesWhere((endpoint) => Boolean(endpoint.keyed) && endpoint.access !== 'member')).toEqual([
    'askAssistant'
  ])
})

test('a POST has its parameters in the query where the specification writes them so; one call is an upload', () => {
  expect(namesWhere((endpoint) => Boolean(endpoint.inQuery)).sort()).toEqual(['deleteOrder', 'listMyCoupons'])
  expect(namesWhere((endpoint) => Boolean(endpoint.body))).toEqual(['uploadImage'])
})

test('parameters are named as in the specification', () => {
  const named: Partial<Record<keyof typeof endpoints, readonly string[]>> = {
    indexConfig: ['labelId', 'longitude', 'latitude', 'cityCode'],
    myMultipleCardInfo: ['labelId'],
    xcxLogin: ['code'],
    deleteOrder: ['orderNo'],
    getReceiveRecord: ['receiveId'],
    // the last one is ours: it may be left out
    listMyCoupons: ['couponUseStatus', 'labelId', 'endsWithinDays'],
    getMyCouponsDetails: ['couponReceiveId']
  }
  for (const [name, parameters] of Object.entries(named)) {
    expect([name, Object.keys(schemas[name as keyof typeof schemas].input.shape)]).toEqual([name, parameters])
  }
})
