import Taro from '@tarojs/taro'
import { endSession } from '@/features/session/session'
import type { NearbyMerchant, PrivilegeAction } from '@/features/privilege/model'
import Page from '@/pages/privilegeDetail/index'
import { carrierOf } from '@/pages/privilegeDetail/other-number'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import {
  act,
  control,
  find,
  findText,
  flush,
  mountPage,
  takesTaps,
  tap,
  text,
  type
} from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'
import { action, privilegeDetail, receiveRecord } from '../../features/privilege/fixtures'
import { inDays, myCard, privilege } from '../index/fixtures'
import { api, open, sent } from './page'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const seen = (over: Partial<PrivilegeAction>) => privilegeDetail({ action: action(over) })

const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.filter(([{ url }]) => /receive(Group)?Privilege$/.test(url))
    .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])
/** A store that is pressed to see where it is: called by what is read of it, and by what a press does. */
const storeNamed = (name: string) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[role=button]')]
  const row = rows.find(
    ({ textContent }) => textContent.startsWith(name) && textContent.endsWith('在地图上查看')
  )
  if (!row) throw new Error(`no store ${name}`)
  return row
}
const account = () => find<HTMLInputElement>('input[aria-label="充值手机号"]')

it('shows what it is, what it is worth, how much is left and how to use it', async () => {
  api(privilegeDetail())
  await open()
  for (const words of [
    '经典拿铁',
    '雾屿咖啡',
    '1 杯',
    '价值¥28.00',
    '领取后 30 天',
    '仅剩 12 份',
    '出示二维码',
    '权益包本期还可领2 项'
  ])
    expect(text()).toContain(words)
  // in the colour of rights: nothing is to be paid
  expect(document.querySelector('.price')?.classList).toContain('worth')
})

const store = (merchantId: string, city: string, distance: number | null = 350): NearbyMerchant => ({
  merchantId,
  brandId: 'wuyu',
  name: `${city}店`,
  category: '咖啡',
  picture: '/s.webp',
  city,
  address: `${city}某路 1 号`,
  phone: '400-000-0000',
  hours: '07:30–21:30',
  rating: 48,
  location: { lat: 31.2, lng: 121.4 },
  distance,
  privileges: []
})

it('reaches all stores by city, with their hours, and opens the map of one', async () => {
  const calls = api(privilegeDetail({ stores: [store('a', '上海市')], storeTotal: 2 }), {
    pageLocationPrivileges: () =>
      ok({
        list: [store('a', '上海市'), store('b', '北京市', 1_060_000)],
        next: null
      })
  })
  const opened = jest.spyOn(window, 'open').mockReturnValue({ location: {} } as Window)
  await open()
  await tap('查看全部 2 家门店')
  await shown('北京市店')
  expect(sent(calls, 'pageLocationPrivileges')[0]?.data).toMatchObject({ privilegeId: 'latte' })
  expect(text()).toContain('营业 07:30–21:30')
  await tap(storeNamed('北京市店'))
  expect(opened).toHaveBeenCalledTimes(1)
})

it('says that no store is in this city, and still leads to the others', async () => {
  api(privilegeDetail({ stores: [], storeTotal: 6 }))
  await open()
  expect(text()).toContain('您所在的城市暂无适用门店')
  expect(text()).toContain('查看全部 6 家门店')
})

it('a draw publishes its prizes and odds, and no sum of money', async () => {
  const lottery = privilege({ kind: 'lottery', faceText: '抽一次' })
  api(
    privilegeDetail({
      privilege: lottery,
      prizes: [
        { name: '双人电影票', percent: 3 },
        { name: '谢谢参与', percent: 97 }
      ]
    })
  )
  await open()
  expect(text()).toMatch(/奖品与概率双人电影票3%谢谢参与97%/)
  expect(text()).not.toContain('价值')
})

it('notes that a member looked at it, and nothing of a visitor', async () => {
  let calls = api(privilegeDetail())
  await open()
  expect(sent(calls, 'recordThePrivilege')).toHaveLength(1)
  await act(() => endSession())
  calls = api(seen({ kind: 'login', left: null }))
  await open()
  expect(sent(calls, 'recordThePrivilege')).toHaveLength(0)
})

it('asks once, takes it with one call however often it is pressed, and shows the record', async () => {
  const calls = api(privilegeDetail())
  await open()
  await tap('立即领取')
  expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
  const confirm = await takesTaps('确认领取')
  await act(() => {
    confirm.click()
    confirm.click()
  })
  await until(() => went.length > 0)
  expect(sent(calls, 'receivePrivilege').map((call) => call.data)).toEqual([
    { privilegeId: 'latte', memberPlateId: 'mp1' }
  ])
  expect(went).toEqual([['push', '/pages-secondary/receiveResult/index?receiveId=r1']])
})

it('goes on with the same key after a lost answer, and with a new one for the next wish', async () => {
  let answer: Answer = 'down'
  api(privilegeDetail(), { receivePrivilege: () => answer })
  await open()
  await tap('立即领取')
  await tap('确认领取')
  await shown('不会重复领取')
  answer = ok(receiveRecord())
  await tap('确认领取')
  await until(() => went.length > 0)
  await tap('立即领取')
  await tap('确认领取')
  await until(() => keys().length === 3)
  const [first, second, third] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('what is refused for good is told on the result page, with its code', async () => {
  api(privilegeDetail(), { receivePrivilege: () => no('901', '来晚了') })
  await open()
  await tap('立即领取')
  await tap('确认领取')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe('/pages-secondary/receiveResult/index?privilegeId=latte&reason=901')
})

it('says how long to wait when it is pressed too often, and asks for nothing', async () => {
  const calls = api(privilegeDetail(), { checkPreventSwipe: () => ok({ allowed: false, waitSeconds: 42 }) })
  await open()
  await tap('立即领取')
  await tap('确认领取')
  await shown('请 42 秒后再试')
  expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
})

describe('a recharge', () => {
  const recharge = privilegeDetail({ needsAccount: true, privilege: privilege({ kind: 'recharge' }) })

  it('asks for the number and says beside it what is wrong', async () => {
    const calls = api(recharge)
    await open()
    await tap('立即领取')
    await tap('确认领取')
    expect(text()).toContain('请输入要充值的手机号')
    await type(account(), '1380013')
    await tap('确认领取')
    expect(text()).toContain('请输入正确的 11 位手机号')
    expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
  })

  it('begins with the number of the account, which stays away once it is taken away', async () => {
    api(recharge, { getMemberMobile: () => ok({ mobile: '13800001111' }) })
    await open()
    await tap('立即领取')
    await shown('充值到 138 0000 1111')
    await type(account(), '')
    await flush(20)
    expect(account().value).toBe('')
  })

  it('another number is cleaned as it is typed, and shown once more with its carrier before the right is spent', async () => {
    const calls = api(recharge, { getMemberMobile: () => ok({ mobile: '13800001111' }) })
    await open()
    await tap('立即领取')
    await shown('充值到 138 0000 1111')
    await type(account(), '+86 １８９-0000-2222')
    await tap('充值到 189 0000 2222')
    await shown('将充值到 189 0000 2222（中国电信号段），不是您登录的手机号')
    await tap('取消')
    await until(() => !text().includes('不是您登录的手机号'))
    expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
    await tap('充值到 189 0000 2222')
    await shown('不是您登录的手机号')
    const yes = () => [...document.querySelectorAll('button')].find((it) => it.textContent === '确认充值')
    await until(() => yes() !== undefined)
    // a question takes no tap in its first half second
    for (let button = yes(); button; button = yes()) {
      await tap(button)
      await flush(50)
    }
    await until(() => went.length > 0)
    expect(sent(calls, 'receivePrivilege').map((call) => call.data)).toMatchObject([
      { account: '18900002222' }
    ])
  })

  it('the own number is not asked about again', async () => {
    const calls = api(recharge, { getMemberMobile: () => ok({ mobile: '13800001111' }) })
    await open()
    await tap('立即领取')
    await shown('充值到 138 0000 1111')
    await tap('充值到 138 0000 1111')
    await until(() => went.length > 0)
    expect(sent(calls, 'receivePrivilege').map((call) => call.data)).toMatchObject([
      { account: '13800001111' }
    ])
  })

  it.each([
    ['13912345678', '中国移动'],
    ['13012345678', '中国联通'],
    ['19912345678', '中国电信'],
    ['19212345678', '中国广电'],
    ['17012345678', '']
  ])('%s was first of %s', (mobile, carrier) => expect(carrierOf(mobile)).toBe(carrier))

  it('a refused number stays to be put right; another number is another wish', async () => {
    let answer: Answer = no('323', '该号码本月已达充值上限')
    const calls = api(recharge, { receivePrivilege: () => answer })
    await open()
    await tap('立即领取')
    await type(account(), '13800009999')
    await tap('充值到 138 0000 9999')
    await shown('该号码本月已达充值上限')
    expect(account().value).toBe('13800009999')
    answer = ok(receiveRecord())
    await type(account(), '13800138000')
    await tap('充值到 138 0013 8000')
    await until(() => went.length > 0)
    expect(sent(calls, 'receivePrivilege').map((call) => call.data)).toMatchObject([
      { account: '13800009999' },
      { account: '13800138000' }
    ])
    expect(new Set(keys()).size).toBe(2)
  })
})

it('a draw that may give a recharge asks once for its number, before the chance is spent', async () => {
  const draw = privilegeDetail({ needsAccount: true, privilege: privilege({ kind: 'lottery' }) })
  const calls = api(draw)
  await open()
  await tap('立即抽奖')
  expect(text()).toContain('若中奖为话费，将充值到这个号码')
  await type(account(), '13800138000')
  await tap('开始抽奖')
  await until(() => went.length > 0)
  expect(sent(calls, 'receivePrivilege').map((call) => call.data)).toMatchObject([{ account: '13800138000' }])
})

it('one of a group is chosen; what is sold out cannot be', async () => {
  const choices = [
    { ...privilege(), soldOut: true, validityDays: 30, cautions: [] },
    {
      ...privilege({ privilegeId: 'tea', name: '原叶轻乳茶' }),
      soldOut: false,
      validityDays: 30,
      cautions: []
    }
  ]
  const detail = privilegeDetail({ groupId: 'g1', action: action({ kind: 'chooseOne' }) })
  const calls = api(detail, {
    getPrivilegeGroupInfo: () => ok({ groupId: 'g1', name: '饮品 2 选 1', choices }),
    receiveGroupPrivilege: () => ok(receiveRecord({ receiveId: 'r2' }))
  })
  await open()
  await tap('选择一项领取')
  await shown('饮品 2 选 1')
  expect(control('经典拿铁已领完').getAttribute('aria-disabled')).toBe('true')
  await tap(control('经典拿铁已领完'))
  expect(text()).toContain('请选择一项')
  await tap(control('原叶轻乳茶'))
  await tap('领取 原叶轻乳茶')
  await tap('确认领取')
  await until(() => went.length > 0)
  expect(sent(calls, 'receiveGroupPrivilege')[0]?.data).toEqual({
    groupId: 'g1',
    privilegeId: 'tea',
    memberPlateId: 'mp1'
  })
  expect(went[0]?.[1]).toContain('receiveId=r2')
})

it.each([
  ['buyCard', '开通会员卡领取', '/pages/cardDetail/index?cardId=year'],
  ['buyPlate', '购买权益包领取', '/pages/plateDetails/index?plateId=coffee&memberCardId=mc1'],
  ['taken', '查看已领权益', '/pages-my/receiveRecord/index?receiveId=r7']
] as const)('%s leads on', async (kind, button, url) => {
  api(seen({ kind, receiveId: 'r7' }))
  await open()
  await tap(button)
  await until(() => went.length > 0)
  expect(went).toEqual([['push', url]])
})

it('what was taken is not offered once more: only the rest of its plate is', async () => {
  api(seen({ kind: 'taken', receiveId: 'r7', left: 1 }))
  await open()
  expect(text()).toContain('本期已领取，权益包还可领1 项')
  expect(text()).not.toContain('本期还可领')
})

it('a sleeping card is activated with its number filled in', async () => {
  api(seen({ kind: 'activate' }), {
    getMyCardInfo: () => ok({ cardInfoList: [myCard({ state: 'inactive', cardNo: '9920' })] })
  })
  await open()
  await tap('激活会员卡领取')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/activation/index?cardNo=9920']])
})

it.each([
  ['soldOut', '已领完'],
  ['quotaUsed', '本期已领完'],
  ['ended', '已结束']
] as const)('%s cannot be pressed', async (kind, words) => {
  const calls = api(seen({ kind, left: null }))
  await open()
  expect(findText(words).closest('button')?.disabled).toBe(true)
  await tap(words)
  expect(text()).not.toContain('确认领取')
  expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
})

it('counts down to the start and asks again when it has come', async () => {
  let detail = seen({ kind: 'notStarted', resetsAt: new Date(Date.now() + 1500).toISOString(), left: null })
  fakeApi({ myPrivilegeDetail: () => ok(detail) })
  await open()
  expect(text()).toContain('后开始')
  detail = seen({ kind: 'take', resetsAt: inDays(3) })
  await until(() => text().includes('立即领取'))
})

it('without an answer says so, and tries again', async () => {
  let answer: Answer = no('500', '服务器错误，请稍后重试')
  fakeApi({ myPrivilegeDetail: () => answer })
  await mountPage(Page, { path: 'pages/privilegeDetail/index', query: { privilegeId: 'latte' }, App: Around })
  await shown('服务器错误')
  answer = ok(privilegeDetail())
  await tap('重试')
  await shown('堂食可用')
  await flush()
})
