import type { EndOfDay } from '@contract/time'
import { endIn } from '../../../support/ends'
import { cardStep } from '@/pages/cardDetail/card-step'
import Page from '@/pages/cardDetail/index'
import type { CardProductDetail, MemberCardDetail, Purchase } from '@/features/card/model'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { findText, mountPage, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'
import { cardOnSale, myCard, myPlate, plateOffer, nextTerm } from '../index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const open = (query: Record<string, string>) =>
  mountPage(Page, { path: 'pages/cardDetail/index', query, App: Around })
const OK: Purchase = { allowed: true, reason: 'ok' }
const product = (purchase: Purchase = OK): CardProductDetail => ({
  card: cardOnSale({ purchase }),
  instructionsHtml: '',
  nextTerm: nextTerm(),
  payback: null,
  included: [plateOffer()],
  addons: [plateOffer({ plateId: 'ride', name: '出行无忧' })]
})
const held = (over: Partial<MemberCardDetail> = {}): MemberCardDetail => ({
  card: myCard(),
  instructionsHtml: '',
  plates: [myPlate()],
  savedFen: 0,
  month: { rightsFen: 0, discountFen: 0 },
  addons: [],
  renew: OK,
  nextTerm: nextTerm({ renews: true }),
  ...over
})

it('a card on sale: what it promises, what is in it, and buying it', async () => {
  fakeApi({ getCardIndexConfigById: () => ok(product()) })
  await open({ cardId: 'year' })
  await shown('立即开通')
  for (const words of ['尊享年卡', '每月一部电影', '咖啡自由', '每月 5 选 2 · 共 12 期', '出行无忧', '299'])
    expect(text()).toContain(words)
  await tap('立即开通')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/pay/index?kind=card&itemId=year']])
})

it('tells what a card on sale is worth, after how many takes it is paid back, and the price that a coupon leaves', async () => {
  const calls = fakeApi({
    getCardIndexConfigById: () => ok({ ...product(), payback: { worthFen: 126_000, after: 4 } }),
    previewOrder: () => ok({ payFen: 26_900, couponReceiveId: 'r1' })
  })
  await open({ cardId: 'year' })
  await shown('卡内权益约值 ¥1,260.00，约领 4 项回本')
  await shown('券后 ¥269.00 开通')
  expect(calls.find(({ name }) => name === 'previewOrder')?.data).toMatchObject({
    kind: 'card',
    itemId: 'year'
  })
})

it('without a coupon, and with nothing to pay back, neither is said', async () => {
  fakeApi({
    getCardIndexConfigById: () => ok(product()),
    previewOrder: () => ok({ payFen: 29_900, couponReceiveId: null })
  })
  await open({ cardId: 'year' })
  await shown('立即开通')
  expect(text()).not.toContain('券后')
  expect(text()).not.toContain('回本')
})

it('where the platform forbids selling there is no price and no button', async () => {
  fakeApi({
    getCardIndexConfigById: () => ok({ ...product({ allowed: false, reason: 'platform' }), addons: [] })
  })
  await open({ cardId: 'year' })
  await shown('这里暂时不能购买')
  expect(text()).not.toContain('299')
  expect(text()).not.toContain('立即开通')
})

it('without a card named shows the recommended one', async () => {
  const calls = fakeApi({
    listCardsInfo: () => ok([cardOnSale({ cardId: 'first' }), cardOnSale()]),
    getCardIndexConfigById: () => ok(product())
  })
  await open({})
  await shown('立即开通')
  expect(calls.find(({ name }) => name === 'getCardIndexConfigById')?.url).toContain('cardId=first')
})

it('a card of the member: number, validity, what is taken and left, renewing', async () => {
  const calls = fakeApi({ getCardInfo: () => ok(held({ card: myCard({ isRedDot: true }) })) })
  await open({ memberCardId: 'mc1' })
  await shown('本期还可领 2 项，已领 3 项')
  expect(text()).toContain('9920 2601 0000 0001')
  await until(() => calls.some(({ name }) => name === 'clearCardRedDot'))
  await tap('续费')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/pay/index?kind=card&itemId=year']])
})

it('the main step of a card with something left is to take it, that of one that ends soon to renew it', async () => {
  fakeApi({ getCardInfo: () => ok(held({ savedFen: 12800, month: { rightsFen: 9800, discountFen: 1050 } })) })
  await open({ memberCardId: 'mc1' })
  await shown('这张卡已为您省')
  expect(text()).toContain('128')
  expect(text()).toContain('您本月已省¥108.50领取权益 ¥98.00，下单优惠 ¥10.50')
  await tap('去领取（还可领 2 项）')
  await until(() => went.length > 0)
  const { plateId } = myPlate()
  expect(went).toEqual([['push', `/pages/plateDetails/index?plateId=${plateId}&memberCardId=mc1`]])
})

it.each([
  [{ state: 'inactive' }, {}, 'activate'],
  [{}, {}, 'take'],
  [{ expiresAt: endIn(3) }, {}, 'renew'],
  [{ expiresAt: endIn(3) }, { renew: { allowed: false, reason: 'off_sale' } }, 'take'],
  [{}, { plates: [] }, 'wait'],
  [{}, { plates: [], renew: { allowed: false, reason: 'platform' } }, 'renew']
] as const)('a card %o with %o calls for: %s', (card, over, step) => {
  expect(cardStep(held({ card: myCard(card), ...over } as Partial<MemberCardDetail>))).toBe(step)
})

it('a card that sleeps is activated', async () => {
  const card = myCard({ state: 'inactive', activatedAt: null, expiresAt: null })
  fakeApi({ getCardInfo: () => ok(held({ card })) })
  await open({ memberCardId: 'mc1' })
  await shown('激活会员卡')
  expect(text()).not.toContain('续费')
  await tap(findText('激活会员卡'))
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/activation/index?cardNo=9920260100000001']])
})

it('an expired card has a page of its own', async () => {
  fakeApi({ getCardInfo: () => ok(held({ card: myCard({ state: 'expired' }) })) })
  await open({ memberCardId: 'mc1' })
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages-secondary/expiredCardDetails/index?memberCardId=mc1']])
})

it('a renewed card says since when it is in its next term, and what another renewal adds', async () => {
  const endsAt = '2027-01-20T16:00:00.000Z' as EndOfDay
  fakeApi({
    getCardInfo: () =>
      ok(
        held({
          card: myCard({ renewedFrom: '2026-12-21T16:00:00.000Z' }),
          nextTerm: nextTerm({ startsAt: '2026-12-21T16:00:00.000Z', endsAt, renews: true })
        })
      )
  })
  await open({ memberCardId: 'mc1' })
  await shown('续费后新增')
  expect(text()).toContain('2026.12.22 – 2027.01.20')
  expect(text()).toContain('已续费，2026.12.22 起进入下一有效期，权益重新计期')
})

it('a card on sale that is held is renewed: from when to when', async () => {
  const endsAt = '2027-01-20T16:00:00.000Z' as EndOfDay
  fakeApi({
    getCardIndexConfigById: () =>
      ok({
        ...product(),
        nextTerm: nextTerm({ startsAt: '2026-12-21T16:00:00.000Z', endsAt, renews: true })
      })
  })
  await open({ cardId: 'year' })
  await shown('立即续费')
  expect(text()).toContain('2026.12.22 – 2027.01.20')
  expect(text()).toContain('您已拥有 · 有效期至 2026.12.21')
  expect(text()).toContain('您已拥有这张卡，有效期至 2026.12.21，新的有效期从次日起接续')
  expect(text()).not.toContain('开通后')
})
