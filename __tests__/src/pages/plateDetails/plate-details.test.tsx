import { endIn } from '../../../support/ends'
import Page from '@/pages/plateDetails/index'
import type { PlateDetail } from '@/features/plate/model'
import { Around } from '../../../support/around'
import { type Answer, fakeApi, no, ok } from '../../../support/fake-api'
import { find, findText, flush, mountPage, tap, tapNow, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'
import { inDays, myPlate, plateOffer, privilege } from '../index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const open = (query: Record<string, string> = { plateId: 'coffee' }) =>
  mountPage(Page, { path: 'pages/plateDetails/index', query, App: Around })
const round = { roundNo: 2, rounds: 12, quota: 2, used: 1, startsAt: inDays(-20), endsAt: endIn(2) }
const mine = { memberPlateId: 'mp1', memberCardId: 'mc1', endsAt: endIn(300), round }
const detail = (over: Partial<PlateDetail> = {}): PlateDetail => ({
  plate: plateOffer(),
  rulesHtml: '<p>每期限领</p>',
  privileges: [privilege()],
  mine: [],
  ...over
})
const api = (data: PlateDetail, times = { bought: 1, limit: 3, remaining: 2 }) =>
  fakeApi({ getPlateDetail: () => ok(data), getBuyTimes: () => ok(times) })

it('explains the rounds, shows what can be chosen, and leads to buying onto the card it came from', async () => {
  api(detail())
  await open({ plateId: 'coffee', memberCardId: 'mc1' })
  await shown('还可购买 2 次（限购 3 次）')
  for (const words of ['每月 5 选 2 · 共 12 期', '每月从 5 项里任选 2 项', '经典拿铁', '每期限领', '99'])
    expect(text()).toContain(words)
  await tap('立即购买')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/plateDetails/pay?plateId=coffee&memberCardId=mc1']])
})

it('hands on who sent the buyer (rule role.distributor)', async () => {
  api(detail())
  await open({ plateId: 'coffee', distributor: 'D-1', account: 'A-1', distributionActivityId: 'film' })
  await shown('立即购买')
  await tap('立即购买')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toBe(
    '/pages/plateDetails/pay?plateId=coffee&distributor=D-1&account=A-1&distributionActivityId=film'
  )
})

it("shows the member's running round and leads to its card", async () => {
  const privileges = [privilege(), privilege({ privilegeId: 'tea', name: '原叶轻乳茶' })]
  const calls = fakeApi({
    getPlateDetail: () => ok(detail({ mine: [mine], privileges })),
    getBuyTimes: () => ok({ bought: 1, limit: 0, remaining: 99 }),
    getMyCardPlateInfo: () => ok(myPlate())
  })
  await open()
  await shown('我的权益包 · 第 2/12 期')
  await shown('本期已领')
  expect(text()).toMatch(/原叶轻乳茶.*本期已领/)
  expect(text().match(/本期已领/g)).toHaveLength(1)
  expect(calls.find(({ name }) => name === 'getMyCardPlateInfo')?.data).toEqual({ memberPlateId: 'mp1' })
  expect(text()).toContain('本期还可领 1 项 · 3 天后重置')
  await tap('我的权益包 · 第 2/12 期')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/cardDetail/index?memberCardId=mc1']])
})

it('what the member holds is taken from first; buying another stands beside it', async () => {
  const privileges = [privilege(), privilege({ privilegeId: 'tea', name: '原叶轻乳茶' })]
  const held = myPlate({
    privileges: privileges.map((it) => ({ ...it, taken: it.privilegeId === 'latte', atOnce: false }))
  })
  fakeApi({
    getPlateDetail: () => ok(detail({ mine: [mine], privileges })),
    getBuyTimes: () => ok({ bought: 1, limit: 0, remaining: 99 }),
    getMyCardPlateInfo: () => ok(held)
  })
  await open({ plateId: 'coffee', memberCardId: 'mc1' })
  await shown('去领取')
  expect(text()).not.toContain('立即购买')
  await tap('去领取（还可领 2 项）')
  await until(() => went.length > 0)
  expect(went[0]?.[1]).toContain('/pages/privilegeDetail/index?privilegeId=tea&memberPlateId=')
  await tap('再买一份')
  await until(() => went.length > 1)
  expect(went[1]?.[1]).toBe('/pages/plateDetails/pay?plateId=coffee&memberCardId=mc1')
})

it('where the platform forbids selling there is no price and no button', async () => {
  api(detail({ plate: plateOffer({ purchase: { allowed: false, reason: 'platform' } }) }))
  await open()
  await shown('这里暂时不能购买')
  expect(text()).not.toContain('99')
  expect(document.querySelector('button')).toBeNull()
})

it('where a card is needed leads to one', async () => {
  const cards = [
    { cardId: 'light', name: '轻享月卡' },
    { cardId: 'season', name: '悦享季卡' },
    { cardId: 'year', name: '尊享年卡' }
  ]
  api(detail({ plate: plateOffer({ purchase: { allowed: false, reason: 'need_card', cards } }) }))
  await open()
  await shown('可放在轻享月卡、悦享季卡等会员卡上使用')
  await tap('开通轻享月卡')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/cardDetail/index?cardId=light']])
})

it('an order of it that waits leads to its payment', async () => {
  api(detail({ plate: plateOffer({ purchase: { allowed: false, reason: 'unpaid', orderNo: '9001' } }) }))
  await open()
  await shown('您有一笔待付款的订单')
  expect(text()).not.toContain('已经买过')
  await tap('去支付')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/pay/index?orderNo=9001']])
})

it('what is sold out cannot be bought', async () => {
  api(detail({ plate: plateOffer({ purchase: { allowed: false, reason: 'sold_out' } }) }))
  await open()
  await shown('已卖完')
  expect(findText('已卖完').closest('button')?.disabled).toBe(true)
  await tap('已卖完')
  expect(went).toEqual([])
})

it('a plate that is gone says so', async () => {
  fakeApi({ getPlateDetail: () => no('404', '权益包不存在或已下架') })
  await open()
  await shown('权益包不存在或已下架')
})

describe('receiving in the list', () => {
  const latte = { ...privilege(), taken: false, atOnce: true }
  const tea = { ...privilege({ privilegeId: 'tea', name: '原叶轻乳茶' }), taken: false, atOnce: false }
  const held = (over: object = {}) => myPlate({ privileges: [{ ...latte, ...over }, tea] })
  const detailOf = (over: object = {}) => ({
    ...({
      privilege: privilege(),
      groupId: null,
      needsAccount: false,
      cautions: [],
      validityDays: 30
    } as const),
    action: { kind: 'take', memberPlateId: 'mp1' },
    ...over
  })
  const api = (looked: object, receive: () => Answer = () => ok({ receiveId: 'r1' })) => {
    let plate = held()
    return fakeApi({
      getPlateDetail: () => ok(detail({ mine: [mine], privileges: [latte, tea] })),
      getBuyTimes: () => ok({ bought: 1, limit: 0, remaining: 99 }),
      getMyCardPlateInfo: () => ok(plate),
      myPrivilegeDetail: () => ok(looked),
      checkPreventSwipe: () => ok({ allowed: true, waitSeconds: 0 }),
      receivePrivilege: () => {
        plate = held({ taken: true, atOnce: false })
        return receive()
      }
    })
  }
  const named = (calls: ReturnType<typeof fakeApi>, name: string) =>
    calls.filter((call) => call.name === name)
  /** Agrees to the question, which takes no tap in its first half second. */
  const agree = async () => {
    const yes = () => [...document.querySelectorAll('button')].find((it) => it.textContent === '确认领取')
    await until(() => yes() !== undefined)
    for (let button = yes(); button; button = yes()) {
      await tapNow(button)
      await flush(50)
    }
  }
  const button = () => find('[aria-label="领取 经典拿铁"]')

  it('asks as its page does, takes once however often it is tapped, and marks it in its place', async () => {
    const calls = api(detailOf())
    await open()
    await until(() => document.querySelector('[aria-label^="领取 "]') !== null)
    expect(document.querySelectorAll('[aria-label^="领取 "]')).toHaveLength(1)
    await tapNow(button())
    await tapNow(button())
    await shown('将使用本期 1 次领取机会')
    expect(named(calls, 'receivePrivilege')).toEqual([])
    await agree()
    await shown('本期已领')
    expect(document.querySelector('[aria-label^="领取 "]')).toBeNull()
    expect(named(calls, 'receivePrivilege').map(({ data }) => data)).toEqual([
      { privilegeId: 'latte', memberPlateId: 'mp1' }
    ])
    expect(went).toEqual([])
  })

  it.each([
    ['something is said against it', { cautions: [{ kind: 'day', blocks: false, text: '仅限周六使用' }] }],
    [
      'one of a group has to be chosen',
      { groupId: 'drinks', action: { kind: 'chooseOne', memberPlateId: 'mp1' } }
    ],
    ['an account has to be entered', { needsAccount: true }],
    ['it is gone', { action: { kind: 'soldOut', memberPlateId: 'mp1' } }]
  ])('opens its page, and takes nothing, where %s', async (_, over) => {
    const calls = api(detailOf(over))
    await open()
    await until(() => document.querySelector('[aria-label^="领取 "]') !== null)
    await tap(button())
    await until(() => went.length > 0)
    expect(went).toEqual([['push', '/pages/privilegeDetail/index?privilegeId=latte&memberPlateId=mp1']])
    expect(named(calls, 'receivePrivilege')).toEqual([])
  })

  it('says why it failed, and that another tap takes no second one', async () => {
    api(detailOf(), () => 'down')
    await open()
    await until(() => document.querySelector('[aria-label^="领取 "]') !== null)
    await tap(button())
    await agree()
    await shown('再次点击不会重复领取')
  })
})
