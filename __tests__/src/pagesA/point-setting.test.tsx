import { endIn } from '../../support/ends'
import Taro from '@tarojs/taro'
import type { Points, PointsEntry } from '@/features/points/model'
import PointSetting from '@/pagesA/pointSetting/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { control, findText, flush, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { NO } from '../features/order/fixtures'

const RULE = { earnPerYuan: 1, worthFen: 1, mostPercent: 30, leastPoints: 100, lifeDays: 365 }

let points: Points
let said: () => Answer

const entry = (seq: number, over: Partial<PointsEntry> = {}): PointsEntry => ({
  seq,
  kind: 'earn',
  points: 107,
  balance: 1307,
  orderNo: NO,
  isThanks: false,
  at: '2026-11-20T02:00:00.000Z',
  endsAt: null,
  ...over
})

const api = () =>
  fakeApi({
    getPoints: () => ok(points),
    listPointsEntries: () =>
      ok({
        list: [entry(3), entry(2, { kind: 'expire', points: -20, balance: 1200, orderNo: null })],
        next: null
      }),
    setPointsByDefault: () => said()
  })

stagePage()
beforeEach(() => {
  points = {
    rule: RULE,
    balance: 1307,
    lots: [
      { points: 200, endsAt: endIn(10) },
      { points: 1107, endsAt: endIn(300) }
    ],
    byDefault: false
  }
  said = () => ok(null)
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
})

async function open(): Promise<Sent[]> {
  const sent = api()
  await mountPage(PointSetting, { path: 'pagesA/pointSetting/index', query: {}, App: Around })
  return sent
}
const theSwitch = () => control('结算时默认使用积分')

it('says how many there are, what ends, the rule in plain words, and how they came and went; an entry leads to its order', async () => {
  await open()
  await eventually(() => findText('下单奖励'))
  expect(text()).toContain('当前可用积分1307')
  expect(text()).toMatch(/200 积分将于 \d{4}\.\d\d\.\d\d 到期/)
  expect(text()).not.toContain('1107 积分将于')
  expect(text()).toContain('1 积分抵 ¥0.01，100 积分起用')
  expect(text()).toContain('积分自到账起 1 年内有效')
  expect(text()).toContain('+107')
  expect(text()).toContain('积分到期')
  await tap(findText('下单奖励'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: `/pages-my/orderDetail/index?orderNo=${NO}` })
})

it('names the first three days on which points end, and sums up what ends later', async () => {
  points = { ...points, lots: [1, 2, 3, 4, 5, 6].map((days) => ({ points: 10 * days, endsAt: endIn(days) })) }
  await open()
  await eventually(() => findText('下单奖励'))
  expect(text().match(/\d+ 积分将于 \d{4}\.\d\d\.\d\d 到期/g)).toHaveLength(3)
  expect(text()).toMatch(/另有 150 积分将于 \d{4}\.\d\d\.\d\d 至 \d{4}\.\d\d\.\d\d 陆续到期/)
})

it('names the fourth day too where it is the last', async () => {
  points = { ...points, lots: [1, 2, 3, 4].map((days) => ({ points: 10 * days, endsAt: endIn(days) })) }
  await open()
  await eventually(() => findText('下单奖励'))
  expect(text().match(/\d+ 积分将于 \d{4}\.\d\d\.\d\d 到期/g)).toHaveLength(4)
  expect(text()).not.toContain('另有')
})

it('the switch is the member’s word, shown at once; a refusal puts back what is true', async () => {
  const sent = await open()
  await eventually(() => theSwitch())
  expect(theSwitch().getAttribute('aria-checked')).toBe('false')
  said = () => no('500')
  await tap(theSwitch())
  const reads = () => sent.filter(({ name }) => name === 'getPoints').length
  await eventually(() => expect(reads()).toBe(2))
  // longer than reads wait that are asked for after a session's end
  await flush(100)
  expect(reads()).toBe(2)
  await eventually(() => expect(theSwitch().getAttribute('aria-checked')).toBe('false'))
  said = () => {
    points = { ...points, byDefault: true }
    return ok(null)
  }
  await tap(theSwitch())
  await eventually(() => expect(theSwitch().getAttribute('aria-checked')).toBe('true'))
  expect(sent.filter(({ name }) => name === 'setPointsByDefault').map(({ data }) => data)).toEqual([
    { byDefault: true },
    { byDefault: true }
  ])
})

it('a channel without points says so, and leads on', async () => {
  points = { rule: null, balance: 0, lots: [], byDefault: false }
  await open()
  await eventually(() => findText('这里不使用积分'))
  await tap(findText('返回'))
  expect(Taro.navigateBack).toHaveBeenCalled()
})

it('a debt is told as one, and never as points', async () => {
  points = { ...points, balance: -40, lots: [] }
  await open()
  await eventually(() => findText('当前可用积分'))
  expect(text()).toContain('当前可用积分0退款后还欠 40 积分，将从之后得到的积分中补足')
})
