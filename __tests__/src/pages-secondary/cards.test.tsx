import { endOf } from '../../support/ends'
import ExpiredCard from '@/pages-secondary/expiredCardDetails/index'
import MyCards from '@/pages-secondary/myCard/index'
import { readStored } from '@/platform/storage/stored-values'
import type { MemberCardDetail, Purchase } from '@/features/card/model'
import { Around } from '../../support/around'
import { fakeApi, ok } from '../../support/fake-api'
import { find, mountPage, tap, text } from '../../support/mount.h5'
import { shown, stage, strike, until } from '../features/order/stage'
import { myCard, myPlate, nextTerm } from '../pages/index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

describe('我的卡', () => {
  const open = () => mountPage(MyCards, { path: 'pages-secondary/myCard/index', App: Around })
  const CARDS = [
    myCard({ name: '年卡' }),
    myCard({ memberCardId: 'mc2', name: '季卡', state: 'inactive', cardNo: '9920', expiresAt: null }),
    myCard({ memberCardId: 'mc3', name: '旧卡', state: 'expired' })
  ]

  it('groups them by state; each leads where it belongs; that there is one is stored', async () => {
    fakeApi({ getMyCardInfo: () => ok({ cardInfoList: CARDS }) })
    await open()
    await shown('使用中 1')
    expect(readStored('isCard')).toBe(true)
    expect(text()).toMatch(/使用中 1.*年卡.*待激活 1.*季卡.*已过期 1.*旧卡/)
    await tap(find('[aria-label="激活 季卡"]'))
    await tap(find('[aria-label^="旧卡"]'))
    await tap(find('[aria-label^="年卡"]'))
    await until(() => went.length === 3)
    expect(went.map(([, url]) => url)).toEqual([
      '/pages/activation/index?cardNo=9920',
      '/pages-secondary/expiredCardDetails/index?memberCardId=mc3',
      '/pages/cardDetail/index?memberCardId=mc1'
    ])
  })

  it('without a card leads to those on sale, and a printed one can be activated; that there is none is stored', async () => {
    fakeApi({ getMyCardInfo: () => ok({ cardInfoList: [] }) })
    await open()
    await shown('您暂无会员卡')
    expect(readStored('isCard')).toBe(false)
    await tap('激活实体卡')
    await tap('看看会员卡')
    await until(() => went.length === 2)
    expect(went.map(([, url]) => url)).toEqual(['/pages/activation/index', '/pages/cardDetail/index'])
  })
})

describe('过期卡详情', () => {
  const expired = (renew: Purchase): MemberCardDetail => ({
    card: myCard({ state: 'expired', expiresAt: endOf('2026-10-01') }),
    instructionsHtml: '',
    plates: [myPlate({ round: null })],
    savedFen: 0,
    month: { rightsFen: 0, discountFen: 0 },
    addons: [],
    renew,
    nextTerm: nextTerm()
  })
  const open = () =>
    mountPage(ExpiredCard, {
      path: 'pages-secondary/expiredCardDetails/index',
      query: { memberCardId: 'mc1' },
      App: Around
    })

  it('shows what was in it and renews it', async () => {
    fakeApi({ getCardInfo: () => ok(expired({ allowed: true, reason: 'ok' })) })
    await open()
    await shown('原卡内权益包')
    expect(text()).toContain('已于 2026.10.01 到期')
    expect(text()).toContain('咖啡自由')
    await tap('立即续费')
    await until(() => went.length > 0)
    expect(went).toEqual([['push', '/pages/pay/index?kind=card&itemId=year']])
  })

  it('one that is not sold any more leads to those that are', async () => {
    fakeApi({ getCardInfo: () => ok(expired({ allowed: false, reason: 'off_sale' })) })
    await open()
    await shown('该卡已停售')
    await tap('看看其他会员卡')
    await until(() => went.length > 0)
    expect(went).toEqual([['push', '/pages/cardDetail/index']])
  })

  it('one that runs again has its own page', async () => {
    const again = { ...expired({ allowed: true, reason: 'ok' }), card: myCard() }
    fakeApi({ getCardInfo: () => ok(again) })
    await open()
    await until(() => went.length > 0)
    expect(went).toEqual([['replace', '/pages/cardDetail/index?memberCardId=mc1']])
  })
})
