import { endOf } from '../../support/ends'
import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import type { Commission, Invitee, ReferralCampaign } from '@/features/distribution/model'
import DistributionActivity from '@/pages-activities/distributionActivity/index'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer, type Sent } from '../../support/fake-api'
import { act, control, findText, mountPage, tap, text } from '../../support/mount.h5'
import { logIn, stagePage } from '../../support/page-stage'

const PATH = 'pages-activities/distributionActivity/index'
const CODE = 'ABCD2345'

let campaign: ReferralCampaign | null
let earnings: Record<string, number>
let commissions: Commission[]
let invitees: Invitee[]
let invitation: () => Answer
let accepted: () => Answer
let campaignComes: boolean

const CAMPAIGN: ReferralCampaign = {
  campaignId: 'c',
  title: '邀请好友，一起省',
  subtitle: '好友下单，您得佣金',
  picture: '/p.webp',
  rulesHtml: '<p>每位好友只认第一位邀请人</p>',
  state: 'running',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: endOf('2027-03-01'),
  basisPoints: 300,
  rates: [
    { name: '茶叶', basisPoints: 800 },
    { name: '合作方订单', basisPoints: 0 }
  ],
  settleDays: 7
}
const COMMISSION: Commission = {
  orderTail: '001234',
  name: '138****0002',
  state: 'settled',
  amountFen: 528,
  paidAt: '2026-11-02T02:00:00.000Z',
  settlesAt: null,
  entries: [
    { kind: 'earn', pendingFen: 792, settledFen: 0, at: '2026-11-02T02:00:00.000Z' },
    { kind: 'settle', pendingFen: -792, settledFen: 792, at: '2026-11-12T02:00:00.000Z' },
    { kind: 'refund', pendingFen: 0, settledFen: -264, at: '2026-11-13T02:00:00.000Z' }
  ]
}

const paged = (list: readonly unknown[]) => ok({ list, next: null })

stagePage({ asVisitor: true })
beforeEach(() => {
  campaign = CAMPAIGN
  campaignComes = true
  earnings = { pendingFen: 1200, settledFen: 528, paidOutFen: 0, invitees: 2 }
  commissions = [COMMISSION]
  invitees = [{ name: '138****0002', boundAt: '2026-11-01T02:00:00.000Z', orders: 1, commissionFen: 528 }]
  invitation = () => ok({ referrerName: '林**', own: false })
  accepted = () => ok({ outcome: 'bound' })
})

async function open(query: Record<string, string> = {}): Promise<Sent[]> {
  const sent = fakeApi({
    getCampaign: () => (campaignComes ? ok({ campaign }) : 'down'),
    getEarnings: () => ok(earnings),
    openInvitation: () => ok({ code: CODE }),
    getInvitation: () => invitation(),
    acceptInvitation: () => accepted(),
    listCommissions: () => paged(commissions),
    listInvitees: () => paged(invitees)
  })
  await mountPage(DistributionActivity, { path: PATH, query, App: Around })
  return sent
}
const named = (sent: readonly Sent[], name: string) => sent.filter((one) => one.name === name)

describe('for a member', () => {
  beforeEach(logIn)

  it('says what there is, plainly what becomes of it, and the rates; each commission with all that happened to it', async () => {
    await open()
    await eventually(() => findText('138****0002'))
    expect(text()).toContain('¥12.00待结算')
    expect(text()).toContain('¥5.28已结算')
    expect(text()).toContain('佣金由工作人员核对后发给您，这里不能提现')
    expect(text()).toContain('茶叶8%')
    expect(text()).toContain('合作方订单不计佣金')
    expect(text()).toContain('其他商品3%')
    expect(text()).toMatch(/好友下单.*\+¥7\.92.*转为已结算.*¥7\.92.*退款扣回.*-¥2\.64/)
    expect(text()).toContain('订单尾号 001234')
  })

  it('the code is copied, and what the member shares from then on carries it', async () => {
    await open()
    await eventually(() => findText('ABCD 2345'))
    expect(readStored('ownInvite')).toEqual({ channel: 'main', code: CODE })
    expect(control('生成邀请海报').textContent).toContain('生成邀请海报')
  })

  it('who came is listed, masked; nobody yet says what to do', async () => {
    await open()
    await eventually(() => findText('邀请的好友'))
    await tap('邀请的好友')
    await eventually(() => findText('1 笔订单'))
    queryClient.clear()
    invitees = []
    await open()
    await eventually(() => findText('邀请的好友'))
    await tap('邀请的好友')
    await eventually(() => findText('暂无好友接受邀请'))
    expect(text()).toContain('生成邀请海报，发给好友试试')
  })

  it('a pending one says when it settles; a cancelled one why; a debt is told as one', async () => {
    earnings = { pendingFen: 100, settledFen: -264, paidOutFen: 528, invitees: 1 }
    commissions = [
      { ...COMMISSION, orderTail: '1', state: 'pending', settlesAt: '2026-12-03T02:00:00.000Z', entries: [] },
      { ...COMMISSION, orderTail: '2', state: 'pending', entries: [] },
      { ...COMMISSION, orderTail: '3', state: 'cancelled', amountFen: 0, entries: [] }
    ]
    await open()
    await eventually(() => findText('预计 2026.12.03 结算'))
    expect(text()).toContain('好友的订单不能再退款后结算')
    expect(text()).toContain('已取消订单已退款')
    expect(text()).toContain('¥0.00已结算')
    expect(text()).toContain('退款后还欠 ¥2.64，将从之后结算的佣金中补足')
    expect(text()).toContain('已发给您 ¥5.28')
  })

  it('once the campaign is over nobody is invited any more, and what was earned stays', async () => {
    campaign = { ...CAMPAIGN, state: 'ended' }
    const sent = await open()
    await eventually(() => findText('活动已结束，已产生的佣金按规则继续结算'))
    await eventually(() => findText('138****0002'))
    expect(text()).not.toContain('生成邀请海报')
    expect(named(sent, 'openInvitation')).toEqual([])
  })

  it('what does not come says so, and is asked for again', async () => {
    campaignComes = false
    await open()
    await eventually(() => findText('重试'))
    campaignComes = true
    await tap('重试')
    await eventually(() => findText('邀请好友，一起省'))
  })
})

it('a channel without a campaign says so', async () => {
  campaign = null
  await open()
  await eventually(() => findText('这里暂无分销活动'))
})

it('a visitor sees the campaign, and is asked to log in where they want to invite; nothing of anybody is asked for', async () => {
  const sent = await open()
  await eventually(() => findText('登录，开始邀请'))
  expect(text()).toContain('最高 8%')
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['getCampaign']))
})

describe('for whoever came by a code', () => {
  it('a visitor sees who invites; the login accepts, once, and says so', async () => {
    writeStored('invite', CODE)
    const sent = await open({ invite: CODE })
    await eventually(() => findText('林** 邀请您加入权益中心'))
    expect(text()).toContain('登录后即接受邀请，不产生任何费用')
    expect(named(sent, 'acceptInvitation')).toEqual([])
    await act(logIn)
    await eventually(() => findText('您已接受邀请'))
    expect(named(sent, 'acceptInvitation').map(({ data }) => data)).toEqual([{ code: CODE }])
    expect(readStored('invite')).toBeUndefined()
    await tap('去商城逛逛')
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-mall/physicalMall/index' })
  })

  it.each([
    ['already', '您已接受过其他好友的邀请'],
    ['loop', '已与对方有邀请关系，不能互相邀请'],
    ['ended', '活动已结束，邀请不再生效']
  ])('%s is told', async (outcome, words) => {
    logIn()
    accepted = () => ok({ outcome })
    await open({ invite: CODE })
    await eventually(() => findText(words))
  })

  it('what failed is tried again, and the code is kept until it is answered', async () => {
    logIn()
    writeStored('invite', CODE)
    accepted = () => 'down'
    await open({ invite: CODE })
    await eventually(() => findText('接受失败，点击重试'))
    expect(readStored('invite')).toBe(CODE)
    accepted = () => ok({ outcome: 'bound' })
    await tap('接受失败，点击重试')
    await eventually(() => findText('您已接受邀请'))
  })

  it('one’s own code leads to one’s own page', async () => {
    logIn()
    invitation = () => ok({ referrerName: '林**', own: true })
    await open({ invite: CODE })
    await eventually(() => findText('生成邀请海报'))
    expect(text()).not.toContain('邀请您加入')
  })

  it('a code of nobody says so, and stands in no later one’s way', async () => {
    writeStored('invite', 'WRONG222')
    invitation = () => no('404', '邀请码无效')
    await open({ invite: 'WRONG222' })
    await eventually(() => findText('邀请码无效'))
    await eventually(() => expect(readStored('invite')).toBeUndefined())
  })
})
