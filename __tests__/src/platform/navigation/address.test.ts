import { addressLink, cleanAddress, stillHere } from '@/platform/navigation/address'
import { secretText } from '@/platform/navigation/secret-text'
import { entry } from '@/platform/navigation/entry'

const at = (address: string, state: unknown = null) => window.history.replaceState(state, '', address)
const here = () => window.location.pathname + window.location.search + window.location.hash

afterEach(() => {
  jest.useRealTimers()
  at('/')
})

describe('taking parameters out of the address', () => {
  it.each([
    ['/?sign=a', ['sign'], undefined, '/'],
    [
      '/pages/market?x=1&sign=a&y=%E4%BD%A0&z',
      ['sign', 'token'],
      undefined,
      '/pages/market?x=1&y=%E4%BD%A0&z'
    ],
    ['/?sign=a&sign=b&signs=c', ['sign'], undefined, '/?signs=c'],
    ['/?state=1&ticket=k&state=2', ['ticket'], 'state', '/?state=1'],
    ['/?ticket=k&state=2', ['ticket'], 'state', '/'],
    ['/?x=1#wechat_redirect', ['sign'], undefined, '/?x=1#wechat_redirect'],
    ['/?sign=a#wechat_redirect', ['sign'], undefined, '/#wechat_redirect'],
    ['/?x=1#/pages/index?sign=a', ['sign'], undefined, '/?x=1'],
    ['/?x=1#sign=a', ['sign'], undefined, '/?x=1'],
    ['/?authCod%65=a&x=1', ['authCode'], undefined, '/?x=1'],
    ['/?%73ign=a&s%69gn=b&sign&%zz=1', ['sign'], undefined, '/?%zz=1'],
    ['/?state=1&ticket=k&stat%65=2', ['ticket'], 'state', '/?state=1'],
    ['/?x=1#/p?%73%69%67%6E=a', ['sign'], undefined, '/?x=1']
  ] as const)('%s without %j, last %s: %s', (address, names, last, left) => {
    at(address)
    cleanAddress(names, last)
    expect(here()).toBe(left)
  })

  it('keeps what the router noted, and makes no new entry', () => {
    at('/?sign=a', { idx: 3 })
    const length = window.history.length
    cleanAddress(['sign'])
    expect(window.history.state).toEqual({ idx: 3 })
    expect(window.history.length).toBe(length)
  })
})

describe('the entry', () => {
  it.each([
    ['/pages/market?sign=a%3D&x=1', { sign: 'a%3D', x: '1' }, undefined],
    ['/#/pages/market?sign=a', { sign: 'a' }, undefined],
    ['/?sign=a#sign=b', { sign: 'a' }, undefined],
    ['/?state=unpaid&ticket=k&state=s%2F1', { state: 'unpaid', ticket: 'k' }, 's/1'],
    ['/?authCod%65=a&%74icket=k&stat%65=s', { authCode: 'a', ticket: 'k', state: 's' }, 's'],
    ['/#/x?%73ign=a', { sign: 'a' }, undefined]
  ])('%s', (address, query, lastState) => {
    at(address)
    expect(entry().query).toMatchObject(query)
    expect(entry().lastState).toBe(lastState)
  })
  it('is told as path and query', () => {
    at('/pages/market?x=1#y')
    expect(addressLink()).toBe('/pages/market?x=1')
  })
})

describe('a page that was left', () => {
  const shownAgain = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('is there again when the back button shows it as it was', async () => {
    jest.useFakeTimers()
    const ended = jest.fn()
    void stillHere().then(ended)
    shownAgain(false)
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).not.toHaveBeenCalled()
    shownAgain(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalled()
  })
  it('and when it was never left', async () => {
    jest.useFakeTimers()
    const ended = jest.fn()
    void stillHere().then(ended)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(ended).toHaveBeenCalled()
  })
})

it('a secret text is another each time', () => {
  const many = new Set(Array.from({ length: 100 }, secretText))
  expect(many.size).toBe(100)
  for (const one of many) expect(one).toMatch(/^[\da-f]{32}$/)
})
