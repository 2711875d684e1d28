import { endOf } from '../../support/ends'
import Page from '@/pages-secondary/receiveResult/index'
import type { ReceiveRecord } from '@/features/privilege/model'
import { Around } from '../../support/around'
import { fakeApi, no, ok } from '../../support/fake-api'
import { mountPage, tap, text } from '../../support/mount.h5'
import { shown, stage, strike, until } from '../features/order/stage'
import { receiveRecord } from '../features/privilege/fixtures'
import { liveKeys } from '../features/wallet/live-keys'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const open = (query: Record<string, string> = { receiveId: 'r1' }) =>
  mountPage(Page, { path: 'pages-secondary/receiveResult/index', query, App: Around })
const answering = (record: ReceiveRecord) =>
  fakeApi({ getReceiveRecord: () => ok(record), getLiveKeys: () => liveKeys(['r1']) })

it('shows the code as text, QR and barcode, the PIN, until when and how to use it', async () => {
  answering(receiveRecord({ pin: '12345678', expiresAt: endOf('2026-12-21') }))
  await open()
  await shown('领取成功')
  await shown('秒后更新')
  for (const words of ['0076', '7157', '3095', '1896', '1234 5678', '有效期至 2026.12.21', '出示二维码'])
    expect(text()).toContain(words)
  expect(document.querySelectorAll('img')).toHaveLength(2)
})

it('shows the code that the server told until the device has the key, and no longer than it stands', async () => {
  const standing = (leftMs: number) => ({
    code: '007671573095189617638560000123456789',
    until: new Date(Date.now() + leftMs).toISOString()
  })
  fakeApi({
    getReceiveRecord: () => ok({ ...receiveRecord(), standing: standing(2500) }),
    getLiveKeys: () => new Promise(() => undefined)
  })
  await open()
  await shown('秒后更新')
  expect(text()).toContain('3456')
  await until(() => !text().includes('3456'))
  expect(text()).toContain('正在获取动态码')
})

it('says that the code is used once a shop has taken it, while its owner holds it out', async () => {
  let record = receiveRecord()
  fakeApi({
    getReceiveRecord: () => ok(record),
    getLiveKeys: () => liveKeys(record.state === 'used' ? [] : ['r1'])
  })
  await open()
  await shown('秒后更新')
  record = { ...record, state: 'used' }
  await shown('已使用')
  expect(text()).not.toContain('秒后更新')
})

it('a covered code says its last day, and comes when its owner shows it', async () => {
  let record = receiveRecord({ code: null, covered: true, expiresAt: endOf('2026-12-21') })
  const calls = fakeApi({
    getReceiveRecord: () => ok(record),
    showReceiveCode: () => ok((record = receiveRecord())),
    getLiveKeys: () => liveKeys(['r1'])
  })
  await open()
  await shown('到店时再展示券码')
  expect(text()).toMatch(/有效期至 2026\.12\.21(?! \d)/)
  expect(text()).not.toContain('0076')
  await tap('展示券码')
  await shown('0076')
  expect(calls.filter(({ name }) => name === 'showReceiveCode')).toHaveLength(1)
})

it('asks on while it is under way, and shows how it ended', async () => {
  let record = receiveRecord({ state: 'processing', code: null, account: '138****8000' })
  const calls = fakeApi({ getReceiveRecord: () => ok(record) })
  await open()
  await shown('正在为您办理')
  expect(text()).toContain('充值到 138****8000')
  record = { ...record, state: 'issued' }
  await shown('充值成功')
  expect(calls.filter(({ name }) => name === 'getReceiveRecord').length).toBeGreaterThan(1)
})

it('a recharge that failed says why, and that nothing was spent', async () => {
  answering(receiveRecord({ state: 'failed', code: null, failedReason: '该号码暂不支持充值' }))
  await open()
  await shown('该号码暂不支持充值')
  expect(text()).toContain('领取次数已退回')
  await tap('返回权益')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages/privilegeDetail/index?privilegeId=latte']])
})

it('tells the prize of a draw, and a draw that won nothing', async () => {
  answering(receiveRecord({ kind: 'lottery', prize: '咖啡兑换券' }))
  await open()
  await shown('恭喜中奖')
  expect(text()).toContain('咖啡兑换券')
})

it('a draw that won nothing has no code', async () => {
  answering(receiveRecord({ kind: 'lottery', prize: '谢谢参与', code: null }))
  await open()
  await shown('很遗憾，未中奖')
  expect(text()).not.toContain('复制券码')
})

it('a refusal is told in our words; other words of an address are not shown', async () => {
  fakeApi({})
  await open({ privilegeId: 'latte', reason: '905' })
  expect(text()).toContain('暂无可用的权益包')
  await tap('看看会员卡')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages-secondary/myCard/index')
})

it('an unknown reason has a way on too', async () => {
  fakeApi({})
  await open({ reason: '请致电骗子' })
  expect(text()).toContain('领取失败')
  expect(text()).not.toContain('骗子')
})

it('a record of somebody else is as if there were none', async () => {
  fakeApi({ getReceiveRecord: () => no('404', '兑换记录不存在') })
  await open()
  await shown('兑换记录不存在')
})

it.each([
  ['coupon', null, '已放入我的优惠券', '/pages-my/couponList/index'],
  ['points', null, '已存入积分', '/pagesA/pointSetting/index'],
  ['privilege', 'r9', '已放入兑换记录', '/pages-my/receiveRecord/index?receiveId=r9']
] as const)('a prize that is %s says where it is, and leads there', async (kind, receiveId, words, url) => {
  answering(
    receiveRecord({ prize: '5 元红包', won: { kind, receiveId }, code: null, state: 'used', kind: 'lottery' })
  )
  await open()
  await shown('恭喜中奖')
  expect(text()).toContain('5 元红包')
  expect(text()).toContain(words)
  expect(text()).not.toContain('已使用')
  await tap('去使用')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', url]])
})

it('a blank is said to be one, and nothing is used up of it', async () => {
  answering(receiveRecord({ prize: '谢谢参与', won: null, code: null, state: 'used', kind: 'lottery' }))
  await open()
  await shown('很遗憾，未中奖')
  expect(text()).not.toContain('已使用')
  expect(text()).not.toContain('去使用')
})
