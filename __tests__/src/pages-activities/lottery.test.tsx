import Taro from '@tarojs/taro'
import type { Lottery } from '@contract/types'
import { endSession } from '@/features/session/session'
import LotteryPage from '@/pages-activities/lottery/index'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { act, control, findText, flush, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'
import { lottery, lotteryDraw } from './fixtures'

let shown: Lottery
let drawn: () => Answer

const api = () =>
  fakeApi({
    getLottery: () => ok(shown),
    drawLottery: () => drawn(),
    sawDraw: () => {
      shown = { ...shown, unseen: null }
      return ok()
    },
    sharedLottery: () => ok()
  })

/** The system asks for less motion: the picture stands at once. */
const lessMotion = (less: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: less && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  })) as never
}

stagePage()
beforeEach(() => {
  shown = lottery()
  drawn = () => ok(lotteryDraw())
  lessMotion(true)
})

async function open(query: Record<string, string> = {}): Promise<Sent[]> {
  const sent = api()
  await mountPage(LotteryPage, { path: 'pages-activities/lottery/index', query, App: Around })
  return sent
}
const named = (sent: Sent[], name: string) => sent.filter((one) => one.name === name)
const draws = (sent: Sent[]) => named(sent, 'drawLottery')

it('says what there is to win with the chances, the tries and the ways to them, the rules, and who won', async () => {
  await open()
  await eventually(() => findText('好运转一转'))
  expect(control('抽奖，还有 2 次')).toBeTruthy()
  expect(text()).toContain('10 积分93%')
  expect(text()).toContain('毛巾已发完1%')
  expect(text()).toContain('奖品发完后，抽到该奖品时改得“10 积分”。')
  expect(text()).toContain('支付一笔 ¥50.00 以上的订单')
  expect(text()).toContain('林** 抽到了保温杯')
  expect(text()).toContain('活动时间')
})

it('draws what the server drew, says so once to the server, and leads to the claim', async () => {
  const sent = await open()
  await eventually(() => control('抽奖，还有 2 次'))
  await tap(control('抽奖，还有 2 次'))
  await eventually(() => findText('获得保温杯'))
  expect(text()).toContain('领取截至 2027.01.05')
  await eventually(() => expect(named(sent, 'sawDraw').map(({ data }) => data)).toEqual([{ drawId: 'd1' }]))
  await tap(findText('去领取'))
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-activities/my-prizes/index' })
  expect(draws(sent)).toHaveLength(1)
})

it.each(['wheel', 'grid'] as const)('a %s that moves tells the prize only once it stands', async (look) => {
  lessMotion(false)
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true })
  try {
    shown = lottery({ look })
    const sent = await open()
    await eventually(() => control('抽奖，还有 2 次'))
    await tap(control('抽奖，还有 2 次'))
    await eventually(() => expect(draws(sent)).toHaveLength(1))
    await flush(50)
    expect(text()).not.toContain('获得保温杯')
    expect(control('抽奖中')).toBeTruthy()
    for (let step = 0; step < 60 && !text().includes('获得保温杯'); step += 1) {
      await act(() => void jest.advanceTimersByTime(1000))
      await flush(5)
    }
    expect(text()).toContain('获得保温杯')
  } finally {
    jest.useRealTimers()
  }
})

it('pressed twice it draws once; an answer that was lost is asked for again by the same key', async () => {
  const sent = await open()
  await eventually(() => control('抽奖，还有 2 次'))
  drawn = () => 'down'
  const keys: unknown[] = []
  const request = jest.mocked(Taro.request)
  await tap(control('抽奖，还有 2 次'))
  await eventually(() => control('抽奖，还有 2 次'))
  drawn = () => ok(lotteryDraw())
  await tap(control('抽奖，还有 2 次'))
  await eventually(() => findText('获得保温杯'))
  for (const [options] of request.mock.calls) {
    const { url, header } = options as { url: string; header: Record<string, string> }
    if (url.includes('drawLottery')) keys.push(header['Idempotency-Key'] ?? header['idempotency-key'])
  }
  expect(draws(sent).length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBeTruthy()
})

it('a draw whose answer was never seen is shown when the page is opened again, and told once', async () => {
  shown = lottery({ unseen: lotteryDraw({ kind: 'points', prizeName: '10 积分', claimBy: null }) })
  const sent = await open()
  await eventually(() => findText('您上一次的抽奖结果'))
  expect(text()).toContain('获得 10 积分')
  await eventually(() => expect(named(sent, 'sawDraw')).toHaveLength(1))
  await tap(findText('继续抽奖'))
  await flush(300)
  expect(text()).not.toContain('您上一次的抽奖结果')
  expect(draws(sent)).toHaveLength(0)
})

it('without a try it says how one comes to more, and asks the server for nothing', async () => {
  shown = lottery({ triesLeft: 0 })
  const sent = await open()
  await eventually(() => control('抽奖，获取机会'))
  await tap(control('抽奖，获取机会'))
  await eventually(() => findText('抽奖机会已用完'))
  expect(draws(sent)).toHaveLength(0)
})

it('a share counts for a member', async () => {
  Object.assign(navigator, { share: jest.fn().mockResolvedValue(undefined) })
  const sent = await open()
  await eventually(() => findText('去分享'))
  await tap(findText('去分享'))
  await eventually(() =>
    expect(named(sent, 'sharedLottery').map(({ data }) => data)).toEqual([{ lotteryId: 'wheel-1' }])
  )
})

it('a link’s secret opens the lottery and is spent with the draw; it stands in no address', async () => {
  writeStored('lotteryTk', 'SECRET')
  shown = lottery({ entry: 'fresh' })
  const sent = await open()
  await eventually(() => findText('活动链接已生效'))
  const [asked] = named(sent, 'getLottery')
  expect(asked?.data).toEqual({ lotteryTk: 'SECRET' })
  await tap(control('抽奖，还有 2 次'))
  await eventually(() => expect(draws(sent)[0]?.data).toEqual({ lotteryId: 'wheel-1', lotteryTk: 'SECRET' }))
  expect(sent.filter(({ url }) => url.includes('SECRET'))).toEqual([])
  expect(JSON.stringify(readStored('pendingKeys') ?? {})).not.toContain('SECRET')
  await eventually(() => findText('获得保温杯'))
})

it.each([
  ['soon', '未开始'],
  ['ended', '已结束']
] as const)('one that is %s says so and draws nothing', async (state, words) => {
  shown = lottery({ state })
  const sent = await open()
  await eventually(() => control(words))
  await tap(control(words))
  expect(draws(sent)).toHaveLength(0)
})

it('a visitor sees all of it, and is asked to log in before anything is drawn', async () => {
  endSession()
  shown = lottery({ triesLeft: null })
  const sent = await open()
  await eventually(() => control('抽奖，登录后参与'))
  await tap(control('抽奖，登录后参与'))
  await flush(50)
  expect(draws(sent)).toHaveLength(0)
})

it('a channel without a lottery says so, and leads on', async () => {
  const sent = fakeApi({ getLottery: () => no('404', '活动不存在或已结束') })
  await mountPage(LotteryPage, { path: 'pages-activities/lottery/index', query: {}, App: Around })
  await eventually(() => findText('暂无抽奖活动'))
  expect(draws(sent)).toHaveLength(0)
})

describe('who won lately', () => {
  /** Longer than one of them stands. */
  const A_WHILE_MS = 4500
  const aWhile = async () => {
    await act(() => void jest.advanceTimersByTime(A_WHILE_MS))
    await flush(5)
  }

  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true })
  )
  afterEach(() => jest.useRealTimers())

  const two = () =>
    lottery({
      winners: [
        { who: '林**', prizeName: '保温杯', at: '2026-11-20T02:00:00Z' },
        { who: '陈**', prizeName: '毛巾', at: '2026-11-19T02:00:00Z' }
      ]
    })

  it('stands still where less motion is asked for: nothing changes, and there is nothing to pause', async () => {
    shown = two()
    await open()
    await eventually(() => findText('林** 抽到了保温杯'))
    expect(() => control('暂停播报中奖消息')).toThrow()
    await aWhile()
    expect(text()).toContain('林** 抽到了保温杯')
  })

  it('goes on by itself until it is paused, and again when it is let', async () => {
    lessMotion(false)
    shown = two()
    await open()
    await eventually(() => findText('林** 抽到了保温杯'))
    await aWhile()
    expect(text()).toContain('陈** 抽到了毛巾')
    await tap(control('暂停播报中奖消息'))
    await aWhile()
    expect(text()).toContain('陈** 抽到了毛巾')
    await tap(control('继续播报中奖消息'))
    await aWhile()
    expect(text()).toContain('林** 抽到了保温杯')
  })
})
