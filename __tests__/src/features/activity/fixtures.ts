import { endIn } from '../../../support/ends'
import type { Activity } from '@contract/types'
import { inDays } from '../../pages/index/fixtures'

/** A gift that runs and may be taken. */
export const activity = (over: Partial<Activity> = {}): Activity => ({
  activityId: 'jinjiang-gift',
  kind: 'gift',
  title: '会员专享礼遇',
  subtitle: '一张体验卡',
  picture: '/a.webp',
  startsAt: inDays(-1),
  endsAt: endIn(9),
  contentHtml: '<p>双早与延迟退房</p>',
  rulesHtml: '<p>每人一次</p>',
  usageHtml: '<p>到前台出示</p>',
  agreement: null,
  items: [
    {
      kind: 'card',
      itemId: 'guest',
      name: '体验卡',
      subtitle: '三十天',
      picture: '/c.webp',
      priceFen: 3900,
      listPriceFen: 5900,
      purchase: { allowed: true, reason: 'ok' }
    }
  ],
  stockLeft: 8,
  state: 'none',
  action: { do: 'take', reason: 'ok' },
  memberCardId: null,
  doneAt: null,
  orderNo: null,
  ...over
})

export const gain = (activityId = 'jinjiang-gift') => ({
  activityId,
  memberCardId: 'mc9',
  cardName: '体验卡',
  cardNo: '8000000000000001',
  expiresAt: inDays(30),
  takenAt: inDays(0)
})
