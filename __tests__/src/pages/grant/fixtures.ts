import type { Grant, GrantLine } from '@contract/types'
import { inDays, myCard } from '../index/fixtures'

export const cardLine = (over: Partial<GrantLine> = {}): GrantLine => ({
  lineId: 'l-card',
  kind: 'card',
  itemId: 'main-film',
  name: '观影达人卡',
  picture: '/c.webp',
  state: 'granted',
  reason: null,
  card: myCard({ memberCardId: 'mc9', name: '观影达人卡' }),
  receiveId: null,
  ...over
})

export const goodsLine = (over: Partial<GrantLine> = {}): GrantLine => ({
  ...cardLine({ lineId: 'l-goods', kind: 'product', itemId: 'p-latte', name: '经典拿铁', card: null }),
  receiveId: 'r-1',
  ...over
})

export const grant = (over: Partial<Grant> = {}): Grant => ({
  activityId: 'welcome',
  kind: 'code',
  title: '见面礼',
  takenAt: inDays(0),
  lines: [cardLine(), goodsLine()],
  ...over
})
