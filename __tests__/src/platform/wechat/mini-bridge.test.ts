import { openInMini, postToMini } from '@/platform/wechat/mini-bridge.h5'

const calls: unknown[] = []
const mini = Object.fromEntries(
  ['navigateTo', 'redirectTo', 'reLaunch', 'postMessage'].map((name) => [
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

it('hands data over', async () => {
  inside(true)
  postToMini({ share: 1 })
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([['postMessage', { data: { share: 1 } }]])
})

it('elsewhere it is to be done here, and no script is loaded', async () => {
  inside(false)
  delete holder.wx
  expect(await openInMini('/pages/login/index')).toBe(false)
  expect(document.head.querySelector('script')).toBeNull()
})
