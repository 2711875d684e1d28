import Page from '@/pages/privilegeDetail/index'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { act, find, flush, mountPage } from '../../../support/mount.h5'
import { shown, stage, strike } from '../../features/order/stage'
import { privilegeDetail } from '../../features/privilege/fixtures'

beforeEach(stage)
afterEach(strike)

/** Tells the page that its pictures are on the screen, or have scrolled away. */
let scrolled: (on: boolean) => Promise<void>

beforeEach(() => {
  const tell: IntersectionObserverCallback[] = []
  scrolled = (on) =>
    act(async () => {
      tell.forEach((one) => one([{ isIntersecting: on }] as IntersectionObserverEntry[], {} as never))
      await flush()
    })
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell.push(callback)
    }
    observe() {}
    disconnect() {}
  } as never
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const bar = () => find('.holder').className.split(' ')

it('the bar is clear over the pictures and has a ground once they are gone, and leaves all else in its place', async () => {
  fakeApi({
    myPrivilegeDetail: () => ok(privilegeDetail()),
    checkPreventSwipe: () => ok({ allowed: true, waitSeconds: 0 })
  })
  await mountPage(Page, { path: 'pages/privilegeDetail/index', query: { privilegeId: 'latte' }, App: Around })
  await shown('堂食可用')
  expect(bar()).toContain('clear')
  await scrolled(false)
  expect(bar()).toContain('covering')
  await scrolled(true)
  expect(bar()).toContain('clear')
})
