import { endIn, endOf } from '../../../support/ends'
import { endsSoonText, noticeKind } from '@/pages/index/panels/exchange-center/notice'
import { newestFirst, ticketsOf } from '@/pages/index/panels/exchange-center/rounds'
import { firstSlide, slidesOf } from '@/pages/index/panels/exchange-center/slides'
import { phoneShown } from '@/pages/index/panels/my/phone'
import type { PlateOfMine } from '@/features/card/model'
import { cardOnSale, inDays, myCard, myPlate } from './fixtures'

describe('the slides', () => {
  const many = Array.from({ length: 8 }, (_, index) => cardOnSale({ cardId: `c${index}` }))

  it('of a visitor are the first five cards on sale', () => {
    expect(slidesOf([], many).map((slide) => slide.key)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4'])
  })
  it('of a member are the own cards and the way to another', () => {
    expect(slidesOf([myCard()], many).map((slide) => slide.kind)).toEqual(['mine', 'add'])
  })
  it('begin with the card that is named, else with the first', () => {
    const slides = slidesOf([myCard({ cardNo: '1' }), myCard({ memberCardId: 'b', cardNo: '2' })], [])
    expect(firstSlide(slides, '2')).toBe(1)
    expect(firstSlide(slides, 'none')).toBe(0)
    expect(firstSlide(slides, undefined)).toBe(0)
  })
})

describe('the notice', () => {
  const active = (days: number) => myCard({ expiresAt: endIn(days) })
  const expired = myCard({ state: 'expired', expiresAt: endIn(-1) })

  it.each([
    ['no card', [], null],
    ['one that ends in 8 days', [active(8)], null],
    ['one that ends within 7 days', [active(100), active(7)], 'ends-soon'],
    ['all expired', [expired, expired], 'all-expired'],
    ['one expired of two', [expired, active(100)], null],
    ['an inactive one', [myCard({ state: 'inactive', expiresAt: null })], null]
  ])('%s', (_, cards, kind) => {
    expect(noticeKind(cards)).toBe(kind)
  })

  it('says the day, and 今天 on the last', () => {
    const notice = { memberCardId: 'a', cardName: '年卡', expiresAt: endOf('2026-11-25'), daysLeft: 4 }
    expect(endsSoonText(notice)).toBe('年卡还有 4 天到期（11月25日）')
    expect(endsSoonText({ ...notice, daysLeft: 0 })).toContain('今天到期')
  })
})

describe('the phone in the head of 我的', () => {
  const profile = { hasMobile: true, maskedMobile: '138****8000' }
  it.each([
    [profile, true, '13800138000', '138 **** 8000'],
    [profile, false, '13800138000', '138 0013 8000'],
    [profile, false, undefined, '138 **** 8000'],
    [{ hasMobile: false, maskedMobile: '' }, false, undefined, '未绑定手机号'],
    [undefined, true, undefined, '']
  ])('%j masked=%s whole=%s', (of, masked, whole, shown) => {
    expect(phoneShown(of, masked, whole)).toBe(shown)
  })
})

describe('the plates of the card in view', () => {
  const plate = (memberPlateId: string, over: Partial<PlateOfMine> = {}) =>
    myPlate({ memberPlateId, ...over })
  const bought = (memberPlateId: string, daysAgo: number, over: Partial<PlateOfMine> = {}) =>
    plate(memberPlateId, { source: 'bought', startsAt: inDays(-daysAgo), ...over })
  const order = (...plates: PlateOfMine[]) => newestFirst(plates).map(({ memberPlateId }) => memberPlateId)

  it('begin with the one bought last, then as they come', () => {
    expect(order(plate('a'), plate('b'), bought('old', 5), bought('new', 1))).toEqual([
      'new',
      'a',
      'b',
      'old'
    ])
  })
  it('stay as they come when none was bought, or no round of it runs', () => {
    expect(order(plate('a'), plate('b'))).toEqual(['a', 'b'])
    expect(order(plate('a'), bought('over', 5, { round: null }))).toEqual(['a', 'over'])
  })
  it('give tickets by turns, the newest plate first', () => {
    const tickets = ticketsOf(newestFirst([plate('a'), bought('new', 1)]))
    expect(tickets.map(({ memberPlateId }) => memberPlateId)).toEqual(['new', 'a'])
  })
})
