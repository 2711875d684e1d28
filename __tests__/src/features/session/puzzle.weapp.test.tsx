import Taro from '@tarojs/taro'
import { loginDraftAtom } from '@/features/session/login-draft'
import { LoginForm } from '@/features/session/components/login-form'
import { PageOverlays } from '@/frame/page-overlays'
import { store } from '@/lib/store'
import { Around } from '../../../support/around'
import { fakeApi } from '../../../support/fake-api'
import { mountMini } from '../../../support/mount.weapp'
import { puzzleServer } from '../../support/puzzle'

const Form = () => (
  <>
    <LoginForm />
    <PageOverlays path='pages/login/index' />
  </>
)
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits for what a slow machine shows later. */
async function until(there: () => unknown): Promise<void> {
  for (let tries = 0; tries < 100 && !there(); tries++) await pause(20)
}

beforeEach(() => {
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: 'login:ok' })
})
afterEach(() => store.set(loginDraftAtom, { mobile: '', code: '', agreed: false, resendAt: 0 }))

/** What the button says once a code is on its way. */
const SENT = /\d+ 秒后重发/

it('a finger drags the piece into its gap, and the code is sent by itself', async () => {
  const sent = fakeApi(puzzleServer().handlers)
  store.set(loginDraftAtom, { mobile: '13800138000', code: '', agreed: false, resendAt: 0 })
  const page = await mountMini(Form, { path: 'pages/puzzle/index', App: Around })
  const press = async (words: string) => {
    const node = page.findText(words)
    if (!node) throw new Error(`${words} is not in ${page.text()}`)
    await page.fire(node)
  }
  await until(() => page.sets.length > 0 && page.findText('短信验证码登录'))
  await press('短信验证码登录')
  await press('获取验证码')
  await until(() => page.text().includes('安全验证') && page.findClass('piece'))
  expect(page.text()).toContain('安全验证')
  const handle = () => {
    const node = page.findClass('handle')
    if (!node) throw new Error(`there is no handle in ${page.text()}`)
    return node
  }
  // the picture is 343 of 375 wide, as the screen is: 100 of its 320 units are 107 px
  const touch = (type: string, clientX: number) => {
    const touches = type === 'touchend' ? [] : [{ clientX, clientY: 10, identifier: 0 }]
    return page.fire(handle(), type, {}, { touches, changedTouches: touches })
  }
  await touch('touchstart', 40)
  for (const by of [20, 70, 104, 107]) await touch('touchmove', 40 + by)
  await touch('touchend', 147)
  await pause(700)
  const solved = sent.find(({ name }) => name === 'solvePuzzle')?.data
  expect(solved).toMatchObject({ answer: 100 })
  expect(sent.filter(({ name }) => name === 'sendSmsCode').map(({ data }) => data)).toEqual([
    { mobile: '13800138000', scene: 'login' },
    { mobile: '13800138000', scene: 'login', proof: 'proof-1' }
  ])
  for (let tries = 0; tries < 100 && !SENT.test(page.text()); tries += 1) await pause(50)
  expect(page.text()).toMatch(SENT)
})
