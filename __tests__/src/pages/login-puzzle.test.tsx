import Taro from '@tarojs/taro'
import { loginDraftAtom } from '@/features/session/login-draft'
import { puzzleAtom } from '@/features/session/puzzle'
import { endSession } from '@/features/session/session'
import { loginCheckAtom } from '@/features/session/login-check'
import { store } from '@/lib/store'
import LoginPage from '@/pages/login/index'
import { Around } from '../../support/around'
import { fakeApi, type Sent } from '../../support/fake-api'
import { act, control, find, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { puzzleServer } from '../support/puzzle'

/** As long as a wrong answer is seen, and a right one. */
const SEEN = 700
const mobile = () => find<HTMLInputElement>('input[autocomplete="tel-national"]')
const handle = () => find('[role=slider]')
const pictures = () => [...document.querySelectorAll('img')].map((each) => each.src)
const of = (sent: readonly Sent[], name: string) =>
  sent.filter((one) => one.name === name).map(({ data }) => data)

let server: ReturnType<typeof puzzleServer>
let sent: Sent[]

beforeEach(() => {
  server = puzzleServer()
  sent = fakeApi(server.handlers)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  // jsdom lays nothing out and catches no pointer
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  endSession()
  store.set(loginDraftAtom, { mobile: '', code: '', agreed: false, resendAt: 0 })
  jest.restoreAllMocks()
})

async function ask() {
  const page = await mountPage(LoginPage, { path: 'pages/login/index', App: Around })
  await type(mobile(), '13800138000')
  await tap('获取验证码')
  await flush(50)
  return page
}

const pointer = (kind: string, clientX: number, more: object = {}) =>
  act(() => handle().dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX, button: 0, ...more })))

/** Moves the handle so far, in the picture's units, as a hand or a mouse does. */
async function drag(...places: number[]) {
  await pointer('pointerdown', 500)
  for (const place of places) await pointer('pointermove', 500 + place)
  await pointer('pointerup', 500 + (places.at(-1) ?? 0))
  await flush()
}
const key = (name: string) =>
  act(() => handle().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

it('who has to solve a puzzle drags its piece, and the code is sent by itself', async () => {
  await ask()
  expect(text()).toContain('安全验证')
  expect(pictures()).toHaveLength(2)
  await drag(20, 60, 99, 101)
  expect(text()).toContain('验证通过')
  await flush(SEEN)
  expect(of(sent, 'solvePuzzle')).toEqual([
    {
      puzzleId: 'puzzle-1',
      answer: 101,
      track: [0, 20, 60, 99, 101].map((x) => ({ x, at: expect.any(Number) as number }))
    }
  ])
  expect(of(sent, 'sendSmsCode')).toEqual([
    { mobile: '13800138000', scene: 'login' },
    { mobile: '13800138000', scene: 'login', proof: 'proof-1' }
  ])
  expect(text()).toMatch(/\d+ 秒后重发/)
  expect(mobile().value).toBe('13800138000')
  await flush(300)
  expect(text()).not.toContain('安全验证')
})

it('the piece goes with the handle and stays on the picture', async () => {
  await ask()
  await pointer('pointerdown', 500)
  await pointer('pointermove', 564)
  expect([handle().style.left, find('.piece').style.left]).toEqual(['20%', '20%'])
  await pointer('pointermove', 5000)
  expect(handle().getAttribute('aria-valuenow')).toBe('264')
  await pointer('pointermove', -5000)
  expect(handle().getAttribute('aria-valuenow')).toBe('0')
})

it('a wrong place says so, and another picture is there', async () => {
  await ask()
  const first = pictures()
  await drag(20, 40, 60)
  expect(text()).toContain('拼图未对齐，请再试一次')
  expect(find('.stage').className).toContain('shaking')
  await flush(SEEN)
  expect(pictures()).not.toEqual(first)
  expect(handle().getAttribute('aria-valuenow')).toBe('0')
  expect(of(sent, 'sendSmsCode')).toHaveLength(1)
  await drag(50, 98, 100)
  await flush(SEEN)
  expect(of(sent, 'sendSmsCode')).toHaveLength(2)
})

it('a tap, another button and a call that comes in are no answer', async () => {
  await ask()
  await drag(0)
  await pointer('pointerdown', 500, { button: 2 })
  await pointer('pointermove', 600)
  await pointer('pointerup', 600)
  await pointer('pointerdown', 500)
  await pointer('pointermove', 560)
  await pointer('pointercancel', 560)
  await flush()
  expect(of(sent, 'solvePuzzle')).toEqual([])
  expect(handle().getAttribute('aria-valuenow')).toBe('0')
})

it('is solved by keys alone, and the handle keeps the focus', async () => {
  await ask()
  handle().focus()
  expect(handle().getAttribute('aria-label')).toContain('方向键')
  for (let i = 0; i < 5; i++) await key('PageUp')
  await key('ArrowRight')
  await key('ArrowLeft')
  expect(handle().getAttribute('aria-valuenow')).toBe('100')
  await key('ArrowLeft')
  expect(document.activeElement).toBe(handle())
  await key('Enter')
  await flush(SEEN)
  expect(of(sent, 'sendSmsCode')).toHaveLength(2)
})

it('who cannot see or drag answers a question', async () => {
  await ask()
  await tap('无法拖动？改为答题')
  await flush()
  expect(text()).toContain('三十九加三等于几？')
  const field = () => find<HTMLInputElement>('input[aria-label="三十九加三等于几？"]')
  await type(field(), '41')
  await tap('确认')
  await flush(SEEN)
  expect(text()).toContain('回答不正确，请再试一次')
  expect(field().value).toBe('')
  await type(field(), '42')
  await tap('确认')
  await flush(SEEN)
  expect(of(sent, 'sendSmsCode').at(-1)).toMatchObject({ proof: 'proof-1' })
  expect(text()).toMatch(/\d+ 秒后重发/)
})

it('closed, it leads back to the form as it was, and can be asked for again', async () => {
  await ask()
  await tap(find('[role=dialog] [aria-label=关闭]'))
  await flush(300)
  expect(text()).not.toContain('安全验证')
  expect(mobile().value).toBe('13800138000')
  expect(control('获取验证码').hasAttribute('disabled')).toBe(false)
  expect(document.querySelector('[role=alert]')).toBeNull()
  await tap('获取验证码')
  await flush(50)
  expect(text()).toContain('安全验证')
})

it('a proof that came too late is followed by another puzzle', async () => {
  await ask()
  const { sendSmsCode } = server.handlers
  server.handlers.sendSmsCode = (call) => {
    server.forget()
    server.handlers.sendSmsCode = sendSmsCode
    return sendSmsCode(call)
  }
  await drag(50, 98, 100)
  await flush(SEEN)
  expect(text()).toContain('安全验证')
  expect(text()).not.toContain('验证通过')
  await flush()
  await drag(50, 98, 100)
  await flush(SEEN)
  expect(of(sent, 'sendSmsCode')).toHaveLength(3)
  expect(text()).toMatch(/\d+ 秒后重发/)
})

it('without a network the puzzle says so and can be drawn again', async () => {
  const { drawPuzzle } = server.handlers
  server.handlers.drawPuzzle = () => 'down'
  await ask()
  expect(text()).toContain('网络错误，请稍后重试')
  server.handlers.drawPuzzle = drawPuzzle
  await tap('重试')
  await flush()
  expect(pictures()).toHaveLength(2)
})

it('goes with the form that asked for it', async () => {
  const page = await ask()
  expect(store.get(puzzleAtom)).not.toBeNull()
  await page.unmount()
  expect(store.get(puzzleAtom)).toBeNull()
})

it('stands before the code of a union login as well', async () => {
  await mountPage(LoginPage, { path: 'pages/login/index', App: Around })
  await act(() => store.set(loginCheckAtom, { sign: 's', settle: () => store.set(loginCheckAtom, null) }))
  await flush(50)
  const send = [...document.querySelectorAll('button')]
    .filter((each) => each.textContent === '获取验证码')
    .at(-1)
  await tap(send as HTMLElement)
  await flush(50)
  expect(text()).toContain('安全验证')
  await drag(50, 98, 100)
  await flush(SEEN)
  expect(of(sent, 'sendUnionCode')).toEqual([{ sign: 's' }, { sign: 's', proof: 'proof-1' }])
  expect(text()).toContain('验证码已发送至 138****8000')
  await act(() => store.get(loginCheckAtom)?.settle(null))
})
