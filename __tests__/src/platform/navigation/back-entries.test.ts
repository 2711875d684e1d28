import { steps } from '../../../support/steps'
import { eventCenter } from '@tarojs/runtime'
import { clearBackEntries, holdBack } from '@/platform/navigation/back-entries'

/** Who hears of a step only when it is for them: Taro's router. */
const router = jest.fn()
window.addEventListener('popstate', router)

/** As the router opens a page. */
function openPage(key: string): void {
  window.history.pushState({ key }, '', `/${key}`)
  eventCenter.trigger('__taroRouterChange')
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
/** Presses the browser's button; what is shown follows after a tick. */
async function press(way: 'back' | 'forward', times = 1): Promise<void> {
  await steps(() => window.history[way](), times)
  await pause()
}
const overlay = () => {
  const close = jest.fn(() => hold.release())
  const hold = holdBack(close)
  return { close, release: () => hold.release() }
}

beforeEach(async () => {
  openPage('first')
  openPage('page')
  await pause()
  router.mockClear()
})

it('back closes what is open, and the router does not hear of it', async () => {
  const { close } = overlay()
  await pause()
  await press('back')
  expect(close).toHaveBeenCalledTimes(1)
  expect(router).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe('/page')
  await press('back')
  expect(router).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe('/first')
})

it('what lies over each other closes one by one, the topmost first', async () => {
  const [lower, upper] = [overlay(), overlay()]
  await pause()
  await press('back')
  expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([0, 1])
  await press('back')
  expect(lower.close).toHaveBeenCalledTimes(1)
  expect(router).not.toHaveBeenCalled()
})

it('closed by a tap, the next back leaves the page', async () => {
  const { release, close } = overlay()
  await pause()
  await steps(release)
  await pause()
  await press('back')
  expect(close).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe('/first')
})

it('what opens as another closes takes its place, and is not closed with it', async () => {
  const first = overlay()
  await pause()
  const length = window.history.length
  first.release()
  const second = overlay()
  await pause()
  expect(window.history.length).toBe(length)
  expect(second.close).not.toHaveBeenCalled()
  await press('back')
  expect(second.close).toHaveBeenCalledTimes(1)
})

it('what opens while the entry of another goes stays open', async () => {
  const first = overlay()
  await pause()
  let second = first
  await steps(() => {
    first.release()
    setTimeout(() => (second = overlay()))
  })
  await pause()
  expect(second.close).not.toHaveBeenCalled()
  await press('back')
  expect(second.close).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe('/page')
})

it('what will not be closed is asked again by the next back', async () => {
  const close = jest.fn()
  const hold = holdBack(close)
  await pause()
  await press('back')
  await press('back')
  expect(close).toHaveBeenCalledTimes(2)
  expect(router).not.toHaveBeenCalled()
  hold.release()
  await pause()
})

it('going on from an overlay leaves no entry of it behind', async () => {
  const { release } = overlay()
  await pause()
  await clearBackEntries()
  openPage('next')
  release()
  await pause()
  await press('back')
  expect(window.location.pathname).toBe('/page')
  await press('back')
  expect(window.location.pathname).toBe('/first')
})

it('an overlay that stays open below the next page is closed by back when that page is left', async () => {
  const { close, release } = overlay()
  await pause()
  await clearBackEntries()
  openPage('next')
  await pause()
  await press('back')
  // as the router says when it has heard the step
  eventCenter.trigger('__taroRouterChange')
  await pause()
  await press('back')
  expect(close).toHaveBeenCalledTimes(1)
  expect(window.location.pathname).toBe('/page')
  release()
})

it('forward does not lead to what was closed', async () => {
  overlay()
  await pause()
  await press('back')
  await press('forward', 2)
  expect((window.history.state as { overlays?: number }).overlays).toBeUndefined()
  expect(router).not.toHaveBeenCalled()
})

it('nothing is waited for where nothing lies in the way', () => {
  expect(clearBackEntries()).toBeUndefined()
})
