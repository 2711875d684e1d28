import { leaveToPay, returnFromPaying } from '@/platform/payment/pay-return.h5'

const ASKING = '/pages/h5PayRedirect?orderNo=1'
let go: jest.SpyInstance

beforeEach(() => {
  go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined)
  window.history.replaceState({ key: 'a' }, '', ASKING)
  // a page of another site cannot be opened here, its place in the history can
  leaveToPay('#pay')
})
afterEach(() => jest.restoreAllMocks())

/** The payment page leads back to us: an entry of its own, which the app has not seen yet. */
const comeBack = (address: string) => window.history.pushState(null, '', address)

it('whoever comes back from paying goes on in the page that was left', () => {
  comeBack('/pages/h5PayRedirect/index?orderNo=1')
  expect(returnFromPaying()).toBe(true)
  expect(go.mock.calls).toEqual([[-2]])
})

it('once: the page that was left is not left again', () => {
  comeBack(ASKING)
  returnFromPaying()
  expect(returnFromPaying()).toBe(false)
  expect(go).toHaveBeenCalledTimes(1)
})

it('what the payment page does not lead to stays', () => {
  comeBack('/pages/market')
  expect(returnFromPaying()).toBe(false)
  expect(go).not.toHaveBeenCalled()
})

it('going back by hand needs no help', () => {
  window.history.replaceState({ key: 'a' }, '', ASKING)
  returnFromPaying()
  expect(go).not.toHaveBeenCalled()
})

it('a store that holds nonsense leads nowhere', () => {
  window.sessionStorage.setItem('leftToPay', '{')
  comeBack(ASKING)
  returnFromPaying()
  expect(go).not.toHaveBeenCalled()
})

it.each([
  [50, false],
  [51, true],
  [100, false]
])('with %s entries in the history: %s, as a full one says nothing', (entries, leaves) => {
  comeBack(ASKING)
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(entries)
  expect(returnFromPaying()).toBe(leaves)
})
