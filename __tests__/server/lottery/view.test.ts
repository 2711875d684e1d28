/** Lotteries as they are shown: when they run, with which odds, and who won. */
import { endOfDay } from '../../../server/lib/ends'
import { drawView, maskedName, prizeViews, stateOf } from '../../../server/modules/lottery/view'

const PRIZE = {
  prizeId: 'p1',
  name: '马克杯',
  kind: 'goods' as const,
  picture: '/assets/cup.png',
  stock: 3,
  couponId: null,
  points: null,
  claimDays: 7,
  fallback: false,
  weight: 1
}

test('prizes are shown with their odds, which of them are gone, and nothing of their number', () => {
  const { prizeId, name, kind, picture } = PRIZE
  const views = prizeViews([
    PRIZE,
    { ...PRIZE, prizeId: 'p2', stock: 0 },
    { ...PRIZE, prizeId: 'p3', stock: null, fallback: true, weight: 2 }
  ])
  expect(views).toEqual([
    { prizeId, name, kind, picture, percent: 25, gone: false, fallback: false },
    { prizeId: 'p2', name, kind, picture, percent: 25, gone: true, fallback: false },
    { prizeId: 'p3', name, kind, picture, percent: 50, gone: false, fallback: true }
  ])
})

test('a draw is shown with the day until which it can be claimed', () => {
  const shown = {
    drawId: 'd1',
    prizeId: 'p1',
    prizeName: '马克杯',
    kind: 'goods' as const,
    picture: '/assets/cup.png'
  }
  const row = { ...shown, lotteryId: 'l1', drawnAt: new Date('2026-11-21T10:00:00Z') }
  expect(drawView({ ...row, claimBy: endOfDay('2026-11-28') })).toEqual({
    ...shown,
    drawnAt: '2026-11-21T10:00:00.000Z',
    claimBy: '2026-11-28T16:00:00.000Z'
  })
  expect(drawView({ ...row, claimBy: null }).claimBy).toBeNull()
})

test('a lottery runs from its start to its end, which is no more part of it', () => {
  const [startsAt, endsAt] = [new Date('2026-11-21T00:00:00+08:00'), endOfDay('2026-11-28')]
  const at = (moment: Date, ms = 0) => stateOf({ startsAt, endsAt }, new Date(moment.getTime() + ms))
  expect([at(startsAt, -1), at(startsAt), at(endsAt, -1), at(endsAt)]).toEqual([
    'soon',
    'running',
    'running',
    'ended'
  ])
})

test('of a winner the first character is shown', () => {
  expect(['王小明', ' 李雷', '𠮷田', ' '].map(maskedName)).toEqual(['王**', '李**', '𠮷**', '会**'])
})
