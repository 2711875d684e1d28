import { eventCenter } from '@tarojs/runtime'
import { cleanAddress } from '@/platform/navigation/address.h5'
import { returnToShownPage } from '@/platform/navigation/history-position.h5'

const toast = jest.fn()
jest.mock('@/platform/feedback/feedback', () => ({ toast: (text: string) => toast(text) }))

const { history } = window
const go = jest.spyOn(history, 'go')
/** The router's marks: the place in the history, and a name of the page. */
const push = (idx: number, address: string) => history.pushState({ idx, key: address }, '', address)
const replace = (idx: number, address: string) => history.replaceState({ idx, key: address }, '', address)
/** The page of the address is shown. */
const stands = () =>
  eventCenter.trigger('__afterTaroRouterChange', { toLocation: { path: window.location.pathname } })
const here = () => window.location.pathname + window.location.search
const stepped = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }))

it('before anything is shown there is nothing to go back to', () => {
  expect(returnToShownPage()).toBe(false)
})

describe('a page whose code does not come', () => {
  beforeEach(() => {
    push(3, '/pages/market?sign=secret&from=a')
    stands()
    go.mockClear()
  })

  it('that was opened upon another: one step back', async () => {
    push(4, '/pages/lost')
    expect(returnToShownPage()).toBe(true)
    await stepped()
    expect(go.mock.calls).toEqual([[-1]])
    expect(here()).toBe('/pages/market?sign=secret&from=a')
  })

  it('to which somebody went back: the same way forth', async () => {
    push(4, '/pages/next')
    stands()
    history.back()
    await stepped()
    go.mockClear()
    expect(returnToShownPage()).toBe(true)
    await stepped()
    expect(go.mock.calls).toEqual([[1]])
    expect(here()).toBe('/pages/next')
  })

  it('that took the place of another: its address is put back, no step is made, and the router hears of it', () => {
    const heard = jest.fn()
    window.addEventListener('popstate', heard, { once: true })
    replace(3, '/pages/index')
    expect(returnToShownPage()).toBe(true)
    expect(go).not.toHaveBeenCalled()
    expect(here()).toBe('/pages/market?sign=secret&from=a')
    expect(history.state).toEqual({ idx: 3, key: '/pages/market?sign=secret&from=a' })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('what was taken out of the address meanwhile does not come back', () => {
    cleanAddress(['sign'])
    replace(3, '/pages/index')
    returnToShownPage()
    expect(here()).toBe('/pages/market?from=a')
  })

  it('a part of the page that is lost leaves the address as it is', () => {
    const heard = jest.fn()
    window.addEventListener('popstate', heard, { once: true })
    expect(returnToShownPage()).toBe(true)
    expect(go).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(here()).toBe('/pages/market?sign=secret&from=a')
  })

  it('offline it is told, and the way back is taken', async () => {
    const { mendLostChunks } = await import('@/platform/navigation/lost-chunk')
    mendLostChunks()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    replace(3, '/pages/index')
    const reason = { name: 'ChunkLoadError' }
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
    expect(here()).toBe('/pages/market?sign=secret&from=a')
    expect(toast).toHaveBeenCalledWith('网络已断开，请稍后再试')
  })
})
