import { endIn, endOf } from '../../support/ends'
import type { Lottery, LotteryDraw, MyPrize } from '@contract/types'
import { inDays } from '../pages/index/fixtures'

const NAMES = ['保温杯', '10 积分', '立减券', '毛巾', '66 积分', '话费', '咖啡券', '观影券']

/** A lottery that runs, with two tries left. */
export const lottery = (over: Partial<Lottery> = {}): Lottery => ({
  lotteryId: 'wheel-1',
  title: '好运转一转',
  subtitle: '每天来一次',
  look: 'wheel',
  rulesHtml: '<p>每天一次</p>',
  startsAt: inDays(-1),
  endsAt: endIn(9),
  state: 'running',
  prizes: NAMES.map((name, at) => ({
    prizeId: `p${at}`,
    name,
    kind: at === 1 ? 'points' : 'goods',
    picture: '/p.webp',
    percent: at === 1 ? 93 : 1,
    gone: at === 3,
    fallback: at === 1
  })),
  ways: [
    { way: 'day', tries: 1, left: 1, open: false },
    { way: 'share', tries: 1, left: 0, open: true },
    { way: 'order', tries: 1, left: 1, open: true, fromFen: 5000 }
  ],
  triesLeft: 2,
  entry: null,
  unseen: null,
  winners: [{ who: '林**', prizeName: '保温杯', at: inDays(-1) }],
  ...over
})

export const lotteryDraw = (over: Partial<LotteryDraw> = {}): LotteryDraw => ({
  drawId: 'd1',
  prizeId: 'p0',
  prizeName: '保温杯',
  kind: 'goods',
  picture: '/p.webp',
  drawnAt: inDays(0),
  claimBy: endOf('2027-01-05'),
  ...over
})

export const myPrize = (over: Partial<MyPrize> = {}): MyPrize => ({
  drawId: 'd1',
  lotteryTitle: '好运转一转',
  prizeName: '保温杯',
  kind: 'goods',
  picture: '/p.webp',
  state: 'won',
  form: 'address',
  drawnAt: inDays(0),
  claimBy: endOf('2027-01-05'),
  failedReason: null,
  receiveId: null,
  receiver: null,
  parcel: null,
  ...over
})
