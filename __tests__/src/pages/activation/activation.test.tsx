import Taro from '@tarojs/taro'
import { endSession } from '@/features/session/session'
import { loginPopUpAtom } from '@/features/session/login-pop-up'
import { store } from '@/lib/store'
import Page from '@/pages/activation/index'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, find, findText, flush, mountPage, tap, text, type } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'
import { cardOnSale, myCard, nextTerm } from '../index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const NUMBER = '9920260100000001'
type Handlers = Record<string, (sent: { data: unknown }) => Answer | Promise<Answer>>
const api = (over: Handlers = {}) =>
  fakeApi({
    getByActiveCode: () => ok({ card: cardOnSale(), cardNo: NUMBER, nextTerm: nextTerm() }),
    activeCode: () => ok(myCard()),
    listActivities: () => ok([]),
    ...over
  })
const open = (query: Record<string, string> = {}) =>
  mountPage(Page, { path: 'pages/activation/index', query, App: Around })
const number = () => find<HTMLInputElement>('input[aria-label="卡号"]')
const code = () => find<HTMLInputElement>('input[aria-label="激活码"]')
const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.filter(([{ url }]) => url.endsWith('liFeng/activeCode'))
    .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])

async function fill() {
  await type(number(), '9920 2601 0000 0001')
  await type(code(), 'k7qm2xwa')
}

it('shows the card before it is activated, and the card that was', async () => {
  const calls = api()
  await open()
  await fill()
  expect(code().value).toBe('K7QM 2XWA')
  await tap('下一步')
  await shown('确认激活此卡？')
  expect(text()).toContain('尊享年卡')
  expect(calls.some(({ name }) => name === 'activeCode')).toBe(false)
  await tap('确认激活')
  await shown('激活成功')
  const asked = calls.filter(({ name }) => name === 'activeCode' || name === 'getByActiveCode')
  expect(asked.map(({ data }) => data)).toEqual([
    { cardNo: NUMBER, activeCode: 'K7QM2XWA' },
    { cardNo: NUMBER, activeCode: 'K7QM2XWA' }
  ])
  await tap('去领取权益')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages/cardDetail/index?memberCardId=mc1']])
})

it('a card that the member has activated already says so, and since when', async () => {
  const mine = myCard({ memberCardId: 'mc7', activatedAt: '2026-11-01T02:30:00Z' })
  const calls = api({
    getByActiveCode: () => ok({ card: cardOnSale(), cardNo: NUMBER, nextTerm: nextTerm(), mine })
  })
  await open()
  await fill()
  await tap('下一步')
  await shown('您已激活过这张卡')
  expect(text()).toContain('2026.11.01 10:30 激活')
  expect(text()).not.toContain('激活成功')
  expect(calls.some(({ name }) => name === 'activeCode')).toBe(false)
})

it('has the number of the address filled in', async () => {
  api()
  await open({ cardNo: NUMBER })
  expect(number().value).toBe('9920 2601 0000 0001')
})

it('says what is missing, and asks nothing of the server', async () => {
  const calls = api()
  await open()
  await tap('下一步')
  expect(text()).toContain('请输入卡号')
  expect(text()).toContain('请输入激活码')
  expect(calls.filter(({ name }) => name === 'getByActiveCode')).toEqual([])
})

it('a wrong code is told beside it; what was typed stays', async () => {
  api({ getByActiveCode: () => no('909', '卡号或激活码不正确，或该卡已被激活') })
  await open()
  await fill()
  await tap('下一步')
  await shown('卡号或激活码不正确')
  expect(number().value).toBe('9920 2601 0000 0001')
  expect(code().value).toBe('K7QM 2XWA')
})

it('goes on with the same key after a lost answer', async () => {
  let answer: Answer = 'down'
  api({ activeCode: () => answer })
  await open()
  await fill()
  await tap('下一步')
  await shown('确认激活')
  await tap('确认激活')
  await shown('不会重复激活')
  answer = ok(myCard())
  await tap('确认激活')
  await shown('激活成功')
  expect(keys()).toHaveLength(2)
  expect(keys()[0]).toBe(keys()[1])
})

it('the second half of the double tap that asks activates nothing; a double tap that is meant activates once', async () => {
  const calls = api()
  await open()
  await fill()
  await tap('下一步')
  await shown('确认激活')
  const button = findText('确认激活').closest('button')
  const twice = () =>
    act(() => {
      button?.click()
      button?.click()
    })
  await twice()
  expect(calls.filter(({ name }) => name === 'activeCode')).toHaveLength(0)
  await until(() => button?.getAttribute('aria-disabled') === null)
  await twice()
  await shown('激活成功')
  expect(calls.filter(({ name }) => name === 'activeCode')).toHaveLength(1)
})

it('a visitor is asked to log in first and loses nothing', async () => {
  await act(() => endSession())
  const calls = api()
  await open()
  await fill()
  await tap('下一步')
  await flush(20)
  expect(store.get(loginPopUpAtom)).not.toBeNull()
  expect(calls.filter(({ name }) => name === 'getByActiveCode')).toEqual([])
  expect(number().value).toBe('9920 2601 0000 0001')
})

it('has doors to what the channel gives to each person and to the invited, to nothing else', async () => {
  const running = (activityId: string, kind: string, title: string) => ({
    activityId,
    kind,
    title,
    subtitle: ''
  })
  api({
    listActivities: () =>
      ok([
        running('film', 'paid', '光影季'),
        running('invited', 'directed', '老友回礼'),
        running('each', 'unique', '会员专属礼'),
        running('staff', 'cards', '企业福利卡')
      ])
  })
  await open()
  await shown('其他礼遇')
  expect(text()).toMatch(/其他礼遇\s*老友回礼\s*会员专属礼$/)
  await tap('老友回礼')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/directedActivity/index?activityId=invited']])
})
