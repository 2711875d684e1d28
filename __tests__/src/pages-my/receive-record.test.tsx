import { endOf } from '../../support/ends'
import Page from '@/pages-my/receiveRecord/index'
import * as feedback from '@/platform/feedback/feedback'
import { Around } from '../../support/around'
import { queryClient } from '@/api/query-client'
import { readLiveCode, ageOfCode, dayKey, dayOfCode } from '@contract/wallet/live-code'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { fakeDatabases } from '../../support/fake-database'
import { act, find, mountPage, tap, text } from '../../support/mount.h5'
import { shown, stage, strike, until } from '../features/order/stage'
import { receiveRecord } from '../features/privilege/fixtures'
import { liveKeys } from '../features/wallet/live-keys'

jest.mock('@/platform/feedback/feedback', () => ({
  toast: jest.fn(),
  confirm: jest.fn(),
  hideLoading: jest.fn()
}))
const { confirm, toast } = jest.mocked(feedback)

beforeEach(() => {
  stage()
  confirm.mockReset().mockResolvedValue(true)
  toast.mockReset()
})
afterEach(strike)

const COUNTS = { all: 12, issued: 3, toShip: 0, toReceive: 0, used: 0, expired: 1 }
const page = (list: unknown[], next: string | null = null): Answer => ok({ list, next })
type Handlers = Record<string, (sent: { data: unknown }) => Answer>
const api = (over: Handlers = {}) =>
  fakeApi({
    getMyReceiveCount: () => ok(COUNTS),
    pageMyReceiveRecord: () => page([receiveRecord()]),
    getReceiveRecord: () => ok(receiveRecord()),
    ...over
  })
const open = (query: Record<string, string> = {}) =>
  mountPage(Page, { path: 'pages-my/receiveRecord/index', query, App: Around })
const asked = (calls: { name: string; data: unknown }[]) =>
  calls.filter(({ name }) => name === 'pageMyReceiveRecord').map(({ data }) => data)

it('lists records with what they are and until when, and counts them by state', async () => {
  api({
    pageMyReceiveRecord: () =>
      page([
        receiveRecord({ expiresAt: endOf('2026-12-21') }),
        receiveRecord({ receiveId: 'r2', state: 'failed', code: null, failedReason: '号码有误' })
      ])
  })
  await open()
  await shown('有效期至 2026.12.21')
  await shown('全部 12')
  for (const words of ['待使用 3', '已过期 1', '经典拿铁', '咖啡自由', '未成功', '号码有误'])
    expect(text()).toContain(words)
  expect(text()).not.toContain('已使用 0')
  // what they are worth, in the colour of rights rather than of prices
  expect(document.querySelectorAll('.left')).toHaveLength(document.querySelectorAll('.left.worth').length)
})

it('shows the records of the tab that is pressed', async () => {
  const calls = api()
  await open()
  await shown('待使用 3')
  await tap('待使用 3')
  await until(() => asked(calls).length === 2)
  expect(asked(calls)).toMatchObject([{ state: 'all' }, { state: 'issued' }])
})

it('opens on the tab of the address; an unknown one is all', async () => {
  const calls = api()
  await open({ state: 'expired' })
  await until(() => asked(calls).length === 1)
  expect(asked(calls)).toMatchObject([{ state: 'expired' }])
})

it('reads the next page at the end, once', async () => {
  const calls = api({
    pageMyReceiveRecord: ({ data }) => {
      const { cursor } = data as { cursor?: string }
      return cursor === undefined
        ? page([receiveRecord({ receiveId: 'r1', name: '第1页' })], 'second')
        : page([receiveRecord({ receiveId: 'r2', name: '第2页' })])
    }
  })
  const mounted = await open()
  await shown('第1页')
  await mounted.call('onReachBottom')
  await shown('第2页')
  await mounted.call('onReachBottom')
  expect(asked(calls)).toHaveLength(2)
  expect(text()).toContain('没有更多了')
})

it('opens the voucher of the address', async () => {
  api()
  await open({ receiveId: 'r1' })
  await shown('复制券码')
})

it('says so when the record of the address cannot be read', async () => {
  api({ getReceiveRecord: () => no('404', '兑换记录不存在') })
  await open({ receiveId: 'other' })
  await until(() => toast.mock.calls.length > 0)
  expect(text()).not.toContain('复制券码')
})

it('marks a code as used after asking', async () => {
  const calls = api({ markReceiveUsed: () => ok(receiveRecord({ state: 'used' })) })
  await open()
  await shown('去使用')
  await tap('去使用')
  // not at hand: tapped by mistake in a shop it would only cause trouble
  await tap('更多')
  await shown('标记为已使用')
  confirm.mockResolvedValueOnce(false)
  await tap('标记为已使用')
  expect(calls.some(({ name }) => name === 'markReceiveUsed')).toBe(false)
  await tap('标记为已使用')
  await until(() => toast.mock.calls.some(([words]) => words === '已标记为已使用'))
  expect(calls.filter(({ name }) => name === 'markReceiveUsed').map(({ data }) => data)).toEqual([
    { receiveId: 'r1' }
  ])
})

it('takes back that a code was marked as used', async () => {
  const marked = receiveRecord({ state: 'used', usedAt: '2026-11-20T09:30:00+08:00', unmarkable: true })
  const calls = api({
    pageMyReceiveRecord: () => page([marked]),
    getReceiveRecord: () => ok(marked),
    unmarkReceiveUsed: () => ok(receiveRecord())
  })
  await open({ receiveId: 'r1' })
  await shown('撤销“已使用”标记')
  await tap('撤销“已使用”标记')
  await until(() => toast.mock.calls.some(([words]) => words === '已移回“待使用”'))
  expect(calls.filter(({ name }) => name === 'unmarkReceiveUsed').map(({ data }) => data)).toEqual([
    { receiveId: 'r1' }
  ])
})

it('a used code is shown as used, not as one that can be scanned', async () => {
  const used = receiveRecord({ state: 'used', usedAt: '2026-11-20T09:30:00+08:00' })
  api({ pageMyReceiveRecord: () => page([used]), getReceiveRecord: () => ok(used) })
  await open({ receiveId: 'r1' })
  await shown('2026.11.20 09:30 使用')
  expect(text()).not.toContain('复制券码')
  expect(text()).not.toContain('标记为已使用')
  expect(text()).not.toContain('撤销')
})

it('an empty list leads to what can be taken', async () => {
  api({ pageMyReceiveRecord: () => page([]) })
  await open()
  await shown('暂无兑换记录')
  expect(find('button').textContent).toBe('去领取权益')
})

describe('without a network', () => {
  let databases: ReturnType<typeof fakeDatabases>
  beforeEach(() => {
    databases = fakeDatabases()
  })
  afterEach(() => databases.remove())

  const codeShown = () =>
    [...document.querySelectorAll('[aria-label]')]
      .map((one) => one.getAttribute('aria-label')?.replaceAll(' ', '') ?? '')
      .find((label) => /^\d{36}$/.test(label)) ?? ''

  it('a voucher that was opened stands in 离线卡包 with a code by the server’s clock; one that was not has no door', async () => {
    const AHEAD_MS = 300_000
    api({ getLiveKeys: () => liveKeys(['r1'], undefined, AHEAD_MS) })
    const { unmount } = await open()
    await shown('经典拿铁')
    expect(text()).not.toContain('离线卡包')
    await tap('去使用')
    await shown('秒后更新')
    await until(() => databases.text().includes('0076715730951896'))
    await shown('离线卡包 · 1 份无网络也能出示')
    await unmount()
    await act(() => queryClient.clear())

    const down = () => 'down' as const
    api({ getMyReceiveCount: down, pageMyReceiveRecord: down, getReceiveRecord: down, getLiveKeys: down })
    await open()
    await shown('离线卡包 · 1 份无网络也能出示')
    await tap('离线卡包 · 1 份无网络也能出示')
    await shown('秒后更新')
    await shown('更新于')
    const code = readLiveCode(codeShown())
    if (!code) throw new Error('no code')
    expect(ageOfCode(code, dayKey('ab'.repeat(32), dayOfCode(code)), Date.now() + AHEAD_MS)).toBe('fresh')
    expect(ageOfCode(code, dayKey('ab'.repeat(32), dayOfCode(code)), Date.now())).toBe('ahead')
  })

  it('one that is opened without a network for the first time says so, and is asked for again', async () => {
    let network = false
    api({ getLiveKeys: () => (network ? liveKeys(['r1']) : 'down') })
    await open({ receiveId: 'r1' })
    await shown('首次出示需要网络')
    network = true
    await tap('重试')
    await shown('秒后更新')
  })
})
