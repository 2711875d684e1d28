import { backInMini, openInMini, postToMini } from '@/platform/wechat/mini-bridge.h5'

const calls: unknown[] = []
const mini = Object.fromEntries(
  ['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack', 'postMessage'].map((name) => [
    name,
    (options: object) => calls.push([name, options])
  ])
)
const holder = window as { wx?: unknown }
const inside = (yes: boolean) =>
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(`MicroMessenger/8.0.50${yes ? ' miniProgram/wx1' : ''}`)

beforeEach(() => {
  calls.length = 0
  holder.wx = { config: () => undefined, miniProgram: mini }
})
afterEach(() => {
  delete holder.wx
  jest.restoreAllMocks()
})

it.each([
  ['push', 'navigateTo'],
  ['replace', 'redirectTo'],
  ['relaunch', 'reLaunch']
] as const)('%s is %s of the mini-program', async (way, name) => {
  inside(true)
  expect(await openInMini('pages/pay/index?orderNo=1', way)).toBe(true)
  expect(calls).toEqual([[name, { url: '/pages/pay/index?orderNo=1' }]])
})

it('goes back and hands data over', async () => {
  inside(true)
  expect(await backInMini()).toBe(true)
  postToMini({ share: 1 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([
    ['navigateBack', { delta: 1 }],
    ['postMessage', { data: { share: 1 } }]
  ])
})

it('elsewhere it is to be done here, and no script is loaded', async () => {
  inside(false)
  delete holder.wx
  expect(await openInMini('/pages/login/index')).toBe(false)
  expect(await backInMini()).toBe(false)
  expect(document.head.querySelector('script')).toBeNull()
})
