import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import Agreement from '@/pages-my/agreement/index'
import Registration from '@/pages-my/memberRegistrationAgreement/index'
import Renewal from '@/pages-my/memberRenewalAgreement/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok } from '../../support/fake-api'
import { find, mountPage, tap, text } from '../../support/mount.h5'

const NAMES: Record<string, string> = {
  user: '用户协议',
  privacy: '隐私政策',
  chat: '聊天规则',
  registration: '会员注册协议',
  renewal: '会员续费协议'
}
const kindOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('kind') ?? ''

beforeEach(() => {
  queryClient.clear()
  jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: '' })
})
afterEach(() => jest.restoreAllMocks())

const api = () =>
  fakeApi({
    getAgreement: ({ url }) =>
      ok({
        title: NAMES[kindOf(url)],
        version: '2026.11',
        effectiveAt: '2026-10-31T16:00:00.000Z',
        html: `<p>第一条 ${kindOf(url)}</p>`
      })
  })

it.each([
  ['user', Agreement, {}],
  ['user', Agreement, { kind: 'user' }],
  ['privacy', Agreement, { kind: 'privacy' }],
  ['chat', Agreement, { kind: 'chat' }],
  ['registration', Registration, {}],
  ['renewal', Renewal, {}]
])('shows the text %s with its version and since when it holds (China time)', async (kind, Page, query) => {
  api()
  await mountPage(Page, {
    path: 'pages-my/agreement/index',
    query: query,
    App: Around
  })
  await eventually(() => expect(text()).toContain(`第一条 ${kind}`))
  expect(text()).toContain(NAMES[kind])
  expect(text()).toContain('版本 2026.11 · 2026.11.01 起生效')
})

it.each(['nonsense', 'constructor', 'registration'])(
  'has no text of the kind %s and says so',
  async (kind) => {
    const sent = api()
    jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    await mountPage(Agreement, { path: 'pages-my/agreement/index', query: { kind }, App: Around })
    expect(text()).toContain('未找到该协议')
    expect(sent.filter(({ name }) => name === 'getAgreement')).toEqual([])
  }
)

it('waits with boxes, tells a failure, and tries again', async () => {
  let answer = no('500', '服务繁忙')
  let release: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    release = done
  })
  fakeApi({ getAgreement: () => gate.then(() => answer) })
  await mountPage(Agreement, { path: 'pages-my/agreement/index', App: Around })
  expect(find('[aria-busy="true"]')).toBeTruthy()
  release()
  await eventually(() => expect(text()).toContain('服务繁忙'))
  answer = ok({ title: '用户协议', version: '1', effectiveAt: '2026-01-01T00:00:00Z', html: '<p>正文</p>' })
  await tap('重试')
  await eventually(() => expect(text()).toContain('正文'))
})
