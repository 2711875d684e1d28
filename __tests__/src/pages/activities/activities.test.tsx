import Distribution from '@/pages/distribution/index'
import PayActivity from '@/pages/payActivityDetails/index'
import Gift from '@/pages/activityPage/activity-jingjiang-01'
import Taken from '@/pages-activities/jinjiang/activity-jingjiang-02'
import Sign from '@/pages/activityPage/activityYanglaoSign'
import type { Activity } from '@contract/types'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Sent } from '../../../support/fake-api'
import { act, find, findText, mountPage, tap, text, type } from '../../../support/mount.h5'
import { activity, gain } from '../../features/activity/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const sent = (calls: readonly Sent[], name: string) => calls.filter((call) => call.name === name)

describe('活动详情', () => {
  const path = 'pages/payActivityDetails/index'
  const paid = (over: Partial<Activity> = {}) =>
    activity({ activityId: 'film', kind: 'paid', action: { do: 'buy', reason: 'ok' }, ...over })
  const open = (query: Record<string, string> = {}) =>
    mountPage(PayActivity, { path, query: { activityId: 'film', ...query }, App: Around })

  it('distributor, account and activity are passed to the pay page, as stored or as the link says (rule role.distributor)', async () => {
    const calls = fakeApi({ getActivity: () => ok(paid()) })
    writeStored('distributor', 'D-1')
    writeStored('account', 'A-1')
    await open({ account: 'A-2' })
    await shown('立即参加')
    expect(text()).toContain('39')
    await tap('立即参加')
    await until(() => went.length > 0)
    expect(went).toEqual([
      [
        'push',
        '/pages/pay/index?kind=card&itemId=guest&distributor=D-1&account=A-2&distributionActivityId=film'
      ]
    ])
    await until(() => sent(calls, 'addActivityRecord').length === 2)
    expect(sent(calls, 'addActivityRecord').map(({ data }) => data)).toEqual([
      expect.objectContaining({ activityId: 'film', kind: 'visit', distributor: 'D-1', account: 'A-1' }),
      expect.objectContaining({ activityId: 'film', kind: 'join' })
    ])
  })

  it('a plate gets them too (rule role.distributor)', async () => {
    fakeApi({
      getActivity: () => ok(paid({ items: [{ ...paid().items[0]!, kind: 'plate', itemId: 'coffee' }] }))
    })
    await open({ distributor: 'D-3' })
    await shown('立即参加')
    await tap('立即参加')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toBe(
      '/pages/plateDetails/index?plateId=coffee&distributor=D-3&distributionActivityId=film'
    )
  })

  it('who has joined sees the order', async () => {
    fakeApi({ getActivity: () => ok(paid({ state: 'bought', orderNo: '20261121000000000001' })) })
    await open()
    await shown('您已参加本次活动')
    await tap('您已参加本次活动')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toBe('/pages-my/orderDetail/index?orderNo=20261121000000000001')
  })

  it('not started: cannot be pressed', async () => {
    fakeApi({ getActivity: () => ok(paid({ action: { do: 'none', reason: 'not_started' } })) })
    await open()
    await shown('尚未开始')
    expect(findText('尚未开始').closest('button')?.disabled).toBe(true)
  })

  it.each([
    ['ended', '活动已结束'],
    ['sold_out', '名额已满'],
    ['off_sale', '活动商品已下架']
  ] as const)('%s: says so, and leads to what there is', async (reason, words) => {
    fakeApi({ getActivity: () => ok(paid({ action: { do: 'none', reason } })) })
    await open()
    await shown(words)
    // a price beside the way to something else would read as the price of that
    expect(text()).not.toContain('39')
    await tap('看看其他权益')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toMatch(/^\/(pages\/index\/index)?$/)
  })

  it('where the platform forbids selling there is neither price nor button', async () => {
    fakeApi({ getActivity: () => ok(paid({ action: { do: 'none', reason: 'platform' } })) })
    await open()
    await shown('这里暂时不能购买')
    expect(document.querySelector('button')).toBeNull()
    expect(text()).not.toContain('39.00')
  })

  it('an activity that is not there says so and leads home; asking again would not help', async () => {
    const calls = fakeApi({ getActivity: () => no('404', '活动不存在或已结束') })
    await open()
    await shown('活动不存在或已结束')
    expect(text()).not.toContain('重试')
    await tap('回首页看看')
    await until(() => went.length > 0)
    expect(sent(calls, 'addActivityRecord')).toEqual([])
  })
})

describe('分销', () => {
  const path = 'pages/distribution/index'
  const open = (query: Record<string, string>) => mountPage(Distribution, { path, query, App: Around })
  const offer = () =>
    activity({ activityId: 'main-offer', kind: 'distribution', action: { do: 'buy', reason: 'ok' } })

  it('keeps distributor, account and activity (rule role.distributor); an activity that is not ours shows the channel’s offer', async () => {
    const calls = fakeApi({
      getActivity: ({ url }) => (url.includes('main-offer') ? ok(offer()) : no('404', '没有')),
      listActivities: () => ok([offer()])
    })
    await open({ distributor: 'D-7', account: 'A-7', distributionActivityId: 'theirs', labelId: 'null' })
    await shown('体验卡')
    expect([readStored('distributor'), readStored('account'), readStored('distributionActivityId')]).toEqual([
      'D-7',
      'A-7',
      'theirs'
    ])
    expect(readStored('labelId')).toBeUndefined()
    await tap('购买')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toContain('distributor=D-7&account=A-7&distributionActivityId=theirs')
    expect(sent(calls, 'addActivityRecord')[0]?.data).toMatchObject({
      activityId: 'main-offer',
      distributor: 'D-7'
    })
  })

  it('a channel without an offer says so', async () => {
    fakeApi({ listActivities: () => ok([]) })
    await open({})
    await shown('暂无推荐的权益')
  })
})

describe('锦江专享活动', () => {
  const open = () =>
    mountPage(Gift, { path: 'pages/activityPage/activity-jingjiang-01', query: {}, App: Around })

  it('the gift is taken once however often it is pressed, and goes on to step 2', async () => {
    const calls = fakeApi({
      listActivities: () => ok([activity()]),
      getActivity: () => ok(activity()),
      takeGift: () => ok(gain())
    })
    await open()
    await shown('立即领取')
    const button = findText('立即领取').closest('button')
    const twice = () =>
      act(() => {
        button?.click()
        button?.click()
      })
    // meant for what led here
    await twice()
    expect(sent(calls, 'takeGift')).toHaveLength(0)
    await until(() => button?.getAttribute('aria-disabled') === null)
    await twice()
    await until(() => went.length > 0)
    expect(went).toEqual([
      ['replace', '/pages-activities/jinjiang/activity-jingjiang-02?activityId=jinjiang-gift']
    ])
    expect(sent(calls, 'takeGift')).toHaveLength(1)
  })

  it('whoever has it goes to it', async () => {
    fakeApi({ listActivities: () => ok([activity()]), getActivity: () => ok(activity({ state: 'taken' })) })
    await open()
    await shown('您已领取过这份礼遇')
    await tap('查看我的礼遇')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toContain('activity-jingjiang-02')
  })

  it('a channel without a gift says so', async () => {
    fakeApi({ listActivities: () => ok([]) })
    await open()
    await shown('暂无进行中的活动')
  })

  it('step 2 tells how it is used and leads to the card; without the gift it leads back', async () => {
    const mine = { current: activity({ state: 'taken', memberCardId: 'mc9' }) }
    fakeApi({ getActivity: () => ok(mine.current) })
    const path = 'pages-activities/jinjiang/activity-jingjiang-02'
    const { unmount } = await mountPage(Taken, { path, query: { activityId: 'jinjiang-gift' }, App: Around })
    await shown('礼遇已领取')
    expect(text()).toContain('到前台出示')
    await tap('去使用我的卡')
    await until(() => went.length > 0)
    expect(went[0]?.[1]).toBe('/pages/cardDetail/index?memberCardId=mc9')
    await unmount()

    strike()
    ;({ went } = stage())
    mine.current = activity()
    fakeApi({ getActivity: () => ok(mine.current) })
    await mountPage(Taken, { path, query: { activityId: 'jinjiang-gift' }, App: Around })
    await shown('您尚未领取这份礼遇')
  })
})

describe('养老签约活动', () => {
  const signing = (over: Partial<Activity> = {}) =>
    activity({
      activityId: 'yanglao-sign',
      kind: 'sign',
      action: { do: 'sign', reason: 'ok' },
      agreement: { version: '2026-11', html: '<p>慢慢看</p>' },
      ...over
    })
  const open = () =>
    mountPage(Sign, {
      path: 'pages/activityPage/activityYanglaoSign',
      query: { activityId: 'yanglao-sign' },
      App: Around
    })

  it('needs a name and the tick, then signs the version that was read', async () => {
    let now = signing()
    const calls = fakeApi({
      getActivity: () => ok(now),
      signActivity: () => {
        now = signing({ state: 'signed', memberCardId: 'mc9' })
        return ok(gain('yanglao-sign'))
      }
    })
    await open()
    await shown('我要签约')
    await tap('我要签约')
    await shown('慢慢看')
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await tap('确认签约')
    await shown('请填写您的姓名')
    expect(text()).toContain('请先阅读并勾选协议')
    expect(scrolled.mock.contexts).toEqual([find('#sign-form')])
    scrolled.mockRestore()
    // beside the button as well, where it is seen: one after the other, until they are mended
    const noted = () => find('.note').textContent
    expect(noted()).toContain('请填写您的姓名')
    await type(find<HTMLInputElement>('input'), '王')
    expect(noted()).toContain('请填写您的姓名')
    await type(find<HTMLInputElement>('input'), ' 王建国 ')
    expect(noted()).toContain('请先阅读并勾选协议')
    await tap(find('[role=checkbox]'))
    expect(document.querySelector('.note')).toBeNull()
    await tap('确认签约')
    await shown('签约成功')
    expect(sent(calls, 'signActivity').map(({ data }) => data)).toEqual([
      { activityId: 'yanglao-sign', name: '王建国', agreementVersion: '2026-11' }
    ])
  })

  it('a refusal is said on the page, and nothing typed is lost', async () => {
    fakeApi({
      getActivity: () => ok(signing()),
      signActivity: () => no('919', '协议内容已更新，请重新阅读后再签')
    })
    await open()
    await shown('我要签约')
    await tap('我要签约')
    await shown('慢慢看')
    await type(find<HTMLInputElement>('input'), '王建国')
    await tap(find('[role=checkbox]'))
    await tap('确认签约')
    await shown('协议内容已更新')
    expect(find<HTMLInputElement>('input').value).toBe('王建国')
  })
})
