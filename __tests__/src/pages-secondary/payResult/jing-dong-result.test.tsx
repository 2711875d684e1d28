import JingDongResult from '@/pages-secondary/payResult/jingDongResult'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { tokenAtom } from '@/features/session/atoms'
import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'
import { removeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { act, mountPage, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'

const card = (over: object = {}) => ({
  name: '京东 E 卡 50 元',
  faceFen: 5000,
  account: '138****8000',
  state: 'done',
  reason: '',
  at: '2026-11-21T10:00:00+08:00',
  ...over
})
const PATH = 'pages-secondary/payResult/jingDongResult'
const open = (query: Record<string, string> = { jdCode: 'c1', jdSign: 's1' }) =>
  mountPage(JingDongResult, { path: PATH, query, App: Around })

let went: [string, string][]
beforeEach(() => {
  removeStored('jdProof')
  ;({ went } = stage())
})
afterEach(() => {
  settleLoginPopUp(false)
  strike()
})

it.each([
  ['done', '', '充值成功', '已充入您的京东账户'],
  ['processing', '', '正在充值', '重新查询'],
  ['failed', '京东账户未实名', '充值失败', '京东账户未实名']
])('%s: says so', async (state, reason, title, words) => {
  const calls = fakeApi({ verifyCodeSign: () => ok(card({ state, reason })) })
  await open()
  await shown(title)
  expect(text()).toContain(words)
  expect(text()).toContain('138****8000')
  expect(calls[0]?.data).toEqual({ code: 'c1', sign: 's1' })
})

it('what is under way is asked for again by hand', async () => {
  let state = 'processing'
  fakeApi({ verifyCodeSign: () => ok(card({ state })) })
  await open()
  await shown('正在充值')
  state = 'done'
  await tap('重新查询')
  await shown('充值成功')
})

it.each<[string, Record<string, string>, string, string]>([
  ['without a sign', { jdCode: 'c1' }, '100', '链接已失效'],
  ['with a sign that is too old (914)', { jdCode: 'c1', jdSign: 's1' }, '914', '链接已失效'],
  ['of a card that is not known (404)', { jdCode: 'c1', jdSign: 's1' }, '404', '未查询到']
])('a link %s says what it is', async (_what, query, code, words) => {
  fakeApi({ verifyCodeSign: () => no(code, '') })
  await open(query)
  await shown(words)
  await tap('回首页')
  expect(went).toEqual([['relaunch', '/pages/index/index']])
})

it('the sign leaves the address bar', async () => {
  window.history.replaceState(null, '', `/${PATH}?jdCode=c1&jdSign=s1`)
  fakeApi({ verifyCodeSign: () => ok(card()) })
  await open()
  await shown('充值成功')
  expect(window.location.search).toBe('?jdCode=c1')
  window.history.replaceState(null, '', '/')
})

it('after a reload the sign that left the address is still known, for this card only', async () => {
  const calls = fakeApi({ verifyCodeSign: () => ok(card()) })
  const { unmount } = await open()
  await shown('充值成功')
  await unmount()

  queryClient.clear()
  const again = await open({ jdCode: 'c1' })
  await shown('充值成功')
  expect(calls.map(({ data }) => data)).toEqual([
    { code: 'c1', sign: 's1' },
    { code: 'c1', sign: 's1' }
  ])
  await again.unmount()

  await open({ jdCode: 'c2' })
  await shown('链接已失效')
})

it('the result by SMS: once, then after the time that the server names', async () => {
  const calls = fakeApi({
    verifyCodeSign: () => ok(card()),
    sendJDShortMessage: () => ok({ retryAfterSeconds: 60 })
  })
  await open()
  await shown('把结果发到手机')
  await tap('把结果发到手机')
  await shown('60 秒后可再发')
  expect(calls.filter(({ name }) => name === 'sendJDShortMessage')).toHaveLength(1)
})

it('a visitor logs in for the SMS; a member without a phone (325) binds one', async () => {
  store.set(tokenAtom, undefined)
  fakeApi({ verifyCodeSign: () => ok(card()), sendJDShortMessage: () => no('325', '请先绑定手机号') })
  await open()
  await shown('把结果发到手机')
  await tap('把结果发到手机')
  expect(store.get(loginPopUpAtom)).not.toBeNull()
  await act(() => settleLoginPopUp(true))
  await until(() => store.get(loginPopUpAtom) !== null)
})
