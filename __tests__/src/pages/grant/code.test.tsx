import Taro from '@tarojs/taro'
import Page from '@/pages/urlActivationCode/index'
import Reslut from '@/pages/urlActivationCode/reslut'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, find, findText, mountPage, tap, text, type } from '../../../support/mount.h5'
import { activity } from '../../features/activity/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { goodsLine, grant } from './fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
  sessionStorage.clear()
})
afterEach(strike)

const CODE = 'WELC2026HAPPY234'
const preview = (over = {}) =>
  ok({ activity: activity({ activityId: 'welcome', kind: 'code', title: '见面礼', ...over }), mine: null })
const api = (over: Record<string, () => Answer | Promise<Answer>> = {}) =>
  fakeApi({
    lookUpGrantCode: () => preview(),
    activateGrantCode: () => ok(grant()),
    getMyReceiveRecord: () => ok([]),
    ...over
  })
const open = () => mountPage(Page, { path: 'pages/urlActivationCode/index', query: {}, App: Around })
const field = () => find<HTMLInputElement>('input[aria-label="激活码（12 至 20 位）"]')
const times = (calls: ReturnType<typeof api>, name: string) =>
  calls.filter((call) => call.name === name).length

describe('激活码', () => {
  it('the code of the link shows what it gives, is used once however often it is pressed, and is kept nowhere then', async () => {
    const calls = api()
    writeStored('activeCode', CODE)
    await open()
    await shown('见面礼')
    expect(times(calls, 'activateGrantCode')).toBe(0)
    await shown('确认激活')
    // a button that gives takes no tap in its first half second
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    const button = findText('确认激活')
    await act(async () => {
      button.click()
      button.click()
      await Promise.resolve()
    })
    await until(() => went.length > 0)
    expect(times(calls, 'activateGrantCode')).toBe(1)
    expect(calls.find(({ name }) => name === 'activateGrantCode')?.data).toEqual({ activeCode: CODE })
    expect(went).toEqual([['replace', '/pages/urlActivationCode/reslut?activityId=welcome']])
    expect(readStored('activeCode')).toBeUndefined()
    // neither the device nor a name of a write on it holds the code
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE)
  })

  it('a wrong code is told beside it; what was typed stays', async () => {
    api({ lookUpGrantCode: () => no('909', '激活码不正确或已失效') })
    await open()
    await type(field(), 'welc 2026-happy234')
    expect(field().value).toBe('WELC 2026 HAPP Y234')
    await tap('查看礼遇')
    await shown('激活码不正确或已失效')
    expect(field().value).toBe('WELC 2026 HAPP Y234')
    expect(went).toEqual([])
  })

  it('too many tries: says how long to wait; a code that is too short asks nobody', async () => {
    const calls = api({ lookUpGrantCode: () => no('429', '操作太频繁，请 42 秒后再试') })
    await open()
    await type(field(), 'SHORT')
    await tap('查看礼遇')
    await shown('激活码未填写完整')
    expect(times(calls, 'lookUpGrantCode')).toBe(0)
    await type(field(), CODE)
    await tap('查看礼遇')
    await shown('请 42 秒后再试')
  })

  it('a code that the member has used leads to what it gave', async () => {
    api({
      lookUpGrantCode: () => ok({ activity: activity({ kind: 'code' }), mine: grant() })
    })
    writeStored('activeCode', CODE)
    await open()
    await until(() => went.length > 0)
    expect(went).toEqual([['replace', '/pages/urlActivationCode/reslut?activityId=welcome']])
  })

  it.each([
    ['901', 'sold_out'],
    ['902', 'limit_reached'],
    ['903', 'not_started']
  ])('a refusal that another try does not change (%s) has a page of its own', async (code, reason) => {
    api({ activateGrantCode: () => no(code, '不行') })
    writeStored('activeCode', CODE)
    await open()
    await shown('确认激活')
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    await tap('确认激活')
    await until(() => went.length > 0)
    expect(went).toEqual([['replace', `/pages/urlActivationCode/reslut?reason=${reason}`]])
  })

  it('not started: shows what it will give and cannot be pressed', async () => {
    api({ lookUpGrantCode: () => preview({ action: { do: 'none', reason: 'not_started' } }) })
    writeStored('activeCode', CODE)
    await open()
    await shown('尚未开始')
    expect(findText('尚未开始').closest('button')?.disabled).toBe(true)
  })

  it('what was given before stands below, and leads to it', async () => {
    api({ getMyReceiveRecord: () => ok([grant()]) })
    await open()
    await shown('我的激活记录')
    await tap('见面礼')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toBe('/pages/urlActivationCode/reslut?activityId=welcome')
  })
})

describe('激活结果', () => {
  const result = (query: Record<string, string>) =>
    mountPage(Reslut, { path: 'pages/urlActivationCode/reslut', query, App: Around })
  const status = (of: ReturnType<typeof grant> | null) => () =>
    ok({ grant: of, invited: false, mobile: null })

  it('shows the card as it is on home, and leads to it', async () => {
    fakeApi({ getPrivilegeStatus: status(grant()) })
    await result({ activityId: 'welcome' })
    await shown('激活成功')
    expect(text()).toContain('观影达人卡')
    expect(text()).toContain('已到账')
    await tap('去领取权益')
    await until(() => went.length > 0)
    expect(went).toEqual([['replace', '/pages/cardDetail/index?memberCardId=mc9']])
  })

  it('what is still to come is asked for by a tap, and shown when it is there', async () => {
    let line = goodsLine({ state: 'waiting', receiveId: null })
    const calls = fakeApi({
      getPrivilegeStatus: () => status(grant({ lines: [line] }))(),
      privilegeRetryrReceive: () => {
        line = goodsLine()
        return ok(line)
      }
    })
    await result({ activityId: 'welcome' })
    await shown('部分礼品待到账')
    expect(text()).toContain('暂时缺货，已为您保留名额')
    await tap('再领一次')
    await shown('激活成功')
    expect(calls.filter(({ name }) => name === 'privilegeRetryrReceive')).toHaveLength(1)
    expect(jest.mocked(Taro.request).mock.calls.some(([{ url }]) => url.includes('lineId=l-goods'))).toBe(
      true
    )
  })

  it('still none left: says so, and can be asked again', async () => {
    fakeApi({
      getPrivilegeStatus: status(grant({ lines: [goodsLine({ state: 'waiting', receiveId: null })] })),
      privilegeRetryrReceive: () => no('901', '暂时没有库存，请稍后再试')
    })
    await result({ activityId: 'welcome' })
    await shown('再领一次')
    await tap('再领一次')
    await shown('暂时没有库存')
    expect(findText('再领一次').closest('button')?.disabled).toBeFalsy()
  })

  it.each([
    ['sold_out', '名额已满'],
    ['limit_reached', '您已领取过'],
    ['made-up', '未找到激活记录']
  ])('why not: %s', async (reason, words) => {
    fakeApi({})
    await result({ reason })
    await shown(words)
    await tap('换一个激活码')
    await until(() => went.length > 0)
    expect(went[0]).toEqual(['replace', '/pages/urlActivationCode/index'])
  })

  it('an activity in which the member was given nothing', async () => {
    fakeApi({ getPrivilegeStatus: status(null) })
    await result({ activityId: 'welcome' })
    await shown('未找到激活记录')
  })
})
