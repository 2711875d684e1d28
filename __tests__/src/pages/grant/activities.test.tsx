import Directed from '@/pages/directedActivity/index'
import Multi from '@/pages/multiCard/index'
import Unique from '@/pages/uniqueActivity/index'
import { loginPopUpAtom } from '@/features/session/login-pop-up'
import { endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import type { Activity, Data } from '@contract/types'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, find, findText, mountPage, tap, text, type } from '../../../support/mount.h5'
import { activity } from '../../features/activity/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { myCard } from '../index/fixtures'
import { goodsLine, grant } from './fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

type Handlers = Record<string, (sent: { data: unknown }) => Answer | Promise<Answer>>
const sentTo = (calls: ReturnType<typeof fakeApi>, name: string) =>
  calls.filter((call) => call.name === name).map(({ data }) => data)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)))

describe('专属活动', () => {
  const one = (over: Partial<Activity> = {}) =>
    activity({ activityId: 'unique', kind: 'unique', title: '会员专属礼', ...over })
  const api = (over: Handlers = {}) =>
    fakeApi({
      getActivity: () => ok(one()),
      getPrivilegeStatus: () => ok({ grant: null, invited: false, mobile: null }),
      ...over
    })
  const open = () =>
    mountPage(Unique, { path: 'pages/uniqueActivity/index', query: { activityId: 'unique' }, App: Around })

  it('is taken once however often it is pressed, and shows what was given', async () => {
    let mine: ReturnType<typeof grant> | null = null
    const calls = api({
      getPrivilegeStatus: () => ok({ grant: mine, invited: false, mobile: null }),
      uniquedReceiveCard: () => {
        mine = grant({ activityId: 'unique', kind: 'unique' })
        return ok(mine)
      }
    })
    await open()
    await shown('立即领取')
    await settle()
    const button = findText('立即领取')
    await act(async () => {
      button.click()
      button.click()
      await Promise.resolve()
    })
    await shown('领取成功')
    expect(sentTo(calls, 'uniquedReceiveCard')).toEqual([{ activityId: 'unique' }])
    expect(text()).toContain('观影达人卡')
    expect(text()).not.toContain('立即领取')
  })

  it('a visitor is asked to log in first, and nothing is taken without', async () => {
    endSession()
    const calls = api({ getActivity: () => ok(one({ action: { do: 'login', reason: 'ok' } })) })
    await open()
    await shown('登录并领取')
    await settle()
    await tap('登录并领取')
    await until(() => store.get(loginPopUpAtom) !== null)
    expect(sentTo(calls, 'uniquedReceiveCard')).toEqual([])
    expect(sentTo(calls, 'getPrivilegeStatus')).toEqual([])
  })

  it.each([
    ['ended', '活动已结束'],
    ['sold_out', '名额已满'],
    ['not_started', '尚未开始']
  ] as const)('%s: says so', async (reason, words) => {
    api({ getActivity: () => ok(one({ action: { do: 'none', reason } })) })
    await open()
    await shown(words)
  })

  it('the activity of another kind is not shown as one of these', async () => {
    api({ getActivity: () => ok(activity({ kind: 'gift' })) })
    await open()
    await shown('暂无进行中的活动')
  })

  it('a part that could not be handed over is said', async () => {
    const lines = [goodsLine({ state: 'failed', reason: '该号码已停机' })]
    api({ getPrivilegeStatus: () => ok({ grant: grant({ lines }), invited: false, mobile: null }) })
    await open()
    await shown('该号码已停机')
    expect(text()).toContain('重新领取')
  })
})

describe('定向活动', () => {
  const one = (over: Partial<Activity> = {}) =>
    activity({ activityId: 'invited', kind: 'directed', title: '老友回礼', ...over })
  const api = (over: Handlers = {}, invited = false) =>
    fakeApi({
      getActivity: () => ok(one()),
      getPrivilegeStatus: () => ok({ grant: null, invited, mobile: '138****8000' }),
      getDirectedActivityCode: () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 }),
      directedActivityCard: () => ok(grant({ activityId: 'invited', kind: 'directed' })),
      ...over
    })
  const open = () =>
    mountPage(Directed, {
      path: 'pages/directedActivity/index',
      query: { activityId: 'invited' },
      App: Around
    })
  const field = (label: string) => find<HTMLInputElement>(`input[aria-label="${label}"]`)

  it('who is invited by their own number takes it with one press', async () => {
    const calls = api({}, true)
    await open()
    await shown('138****8000 已受邀')
    await settle()
    await tap('立即领取')
    await until(() => sentTo(calls, 'directedActivityCard').length > 0)
    expect(sentTo(calls, 'directedActivityCard')).toEqual([{ activityId: 'invited' }])
  })

  it('another number is proved by its SMS code; what is wrong is said beside it', async () => {
    const calls = api({ directedActivityCard: () => no('909', '该手机号没有待领取的邀请') })
    await open()
    await shown('选择领取方式')
    await tap('验证并领取')
    await shown('请输入手机号')
    expect(sentTo(calls, 'directedActivityCard')).toEqual([])
    await type(field('受邀手机号'), '13900139000')
    await tap('获取验证码')
    await until(() => sentTo(calls, 'getDirectedActivityCode').length > 0)
    await type(field('请输入验证码'), '123456')
    await tap('验证并领取')
    await shown('该手机号没有待领取的邀请')
    expect(sentTo(calls, 'directedActivityCard')).toEqual([
      { activityId: 'invited', mobile: '13900139000', smsCode: '123456' }
    ])
  })

  it('a code takes it, too', async () => {
    const calls = api()
    await open()
    await shown('邀请码')
    await tap('邀请码')
    await type(field('邀请码（12 至 20 位）'), 'frnd2026backp234')
    await tap('凭码领取')
    await until(() => sentTo(calls, 'directedActivityCard').length > 0)
    expect(sentTo(calls, 'directedActivityCard')).toEqual([
      { activityId: 'invited', activeCode: 'FRND2026BACKP234' }
    ])
  })

  it('a visitor logs in first', async () => {
    endSession()
    api({ getActivity: () => ok(one({ action: { do: 'login', reason: 'ok' } })) })
    await open()
    await shown('登录后查看您是否受邀')
    await tap('登录并领取')
    await until(() => store.get(loginPopUpAtom) !== null)
  })
})

describe('开卡', () => {
  const waiting = (
    cardId: string,
    name: string,
    opened = false
  ): Data<'getCardPlateInfo'>['cards'][number] => ({
    cardId,
    name,
    level: '轻享',
    face: 'azure',
    tagline: '三十天',
    validityDays: 30,
    plates: [{ plateId: `${cardId}-p`, name: '咖啡自由', subtitle: '每月 5 选 2', picture: '/p.webp' }],
    opened: opened ? myCard({ memberCardId: 'mc1', name }) : null
  })
  const api = (over: Handlers = {}, cards = [waiting('a', '轻享月卡'), waiting('b', '观影达人卡')]) =>
    fakeApi({
      listActivities: () => ok([{ activityId: 'staff' }]),
      getActivity: () => ok(activity({ activityId: 'staff', kind: 'cards', title: '企业福利卡' })),
      getCardPlateInfo: () => ok({ mobile: '138****8000', cards }),
      myMultipleCardRecord: () => ok([]),
      ...over
    })
  const open = () => mountPage(Multi, { path: 'pages/multiCard/index', query: {}, App: Around })

  it('cards are chosen, confirmed, opened, and each is reported', async () => {
    const calls = api({
      receiveMutilCard: () =>
        ok({
          results: [
            {
              cardId: 'b',
              name: '观影达人卡',
              outcome: 'opened',
              card: myCard({ memberCardId: 'mc2', name: '观影达人卡' })
            },
            { cardId: 'c', name: '', outcome: 'refused', card: null }
          ]
        })
    })
    await open()
    await shown('开通 2 张卡')
    expect(text()).toContain('每月 5 选 2')
    await tap('开通 轻享月卡，30 天')
    await shown('开通 1 张卡')
    await tap('开通 1 张卡')
    await shown('确认开通 1 张卡？')
    expect(sentTo(calls, 'receiveMutilCard')).toEqual([])
    await settle()
    await tap('确认开通')
    await shown('开卡成功')
    expect(sentTo(calls, 'receiveMutilCard')).toEqual([{ activityId: 'staff', cardIds: ['b'] }])
    expect(text()).toContain('成功开通 1 张，1 张不可开通')
  })

  it('a number without cards says so, and another one can be proved', async () => {
    const calls = api(
      {
        getDirectedActivityCode: () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 }),
        receiveMultiCardByMobile: () =>
          ok({
            results: [
              { cardId: 'a', name: '轻享月卡', outcome: 'had', card: myCard({ memberCardId: 'mc1' }) }
            ]
          })
      },
      []
    )
    await open()
    await shown('138****8000 没有待开通的卡')
    await tap('换个手机号')
    await shown('验证预留的手机号')
    await type(find<HTMLInputElement>('input[aria-label="预留的手机号"]'), '13900139000')
    await type(find<HTMLInputElement>('input[aria-label="请输入验证码"]'), '123456')
    await tap('验证并开通')
    await shown('没有新开的卡')
    expect(sentTo(calls, 'receiveMultiCardByMobile')).toEqual([
      { activityId: 'staff', mobile: '13900139000', smsCode: '123456' }
    ])
  })

  it('what was opened leads to itself; where all are, nothing is left to choose', async () => {
    api({}, [waiting('a', '轻享月卡', true)])
    await open()
    await shown('已开通，可在首页直接使用')
    expect(document.querySelector('[role=checkbox]')).toBeNull()
    expect(document.querySelector('button.large')).toBeNull()
  })

  it('the channel has none', async () => {
    api({ listActivities: () => ok([]) })
    await open()
    await shown('暂无可开通的会员卡')
    expect(went).toEqual([])
  })
})
