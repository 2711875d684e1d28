import type { Activity } from '@contract/types'
import { activityText, stockText } from '@/features/activity/model'
import { activity } from './fixtures'

type Action = Activity['action']

test.each<[string, Activity['kind'], Action, string | undefined, string | undefined]>([
  ['a gift', 'gift', { do: 'take', reason: 'ok' }, '立即领取', 'take'],
  ['a gift for a visitor', 'gift', { do: 'login', reason: 'ok' }, '登录并领取', 'take'],
  ['what is sold, for a visitor', 'paid', { do: 'login', reason: 'ok' }, '登录并参加', 'take'],
  ['a signing', 'sign', { do: 'sign', reason: 'ok' }, '我要签约', 'sign'],
  ['a signing for a visitor', 'sign', { do: 'login', reason: 'ok' }, '登录并签约', 'sign'],
  ['what is sold', 'paid', { do: 'buy', reason: 'ok' }, '立即参加', 'buy'],
  ['not started', 'paid', { do: 'none', reason: 'not_started' }, '尚未开始', undefined],
  ['over', 'paid', { do: 'none', reason: 'ended' }, '看看其他权益', 'home'],
  ['sold out', 'paid', { do: 'none', reason: 'sold_out' }, '看看其他权益', 'home'],
  ['a card is needed', 'paid', { do: 'none', reason: 'need_card' }, '先开通会员卡', 'card'],
  [
    'iOS mini-program: neither button nor price',
    'paid',
    { do: 'none', reason: 'platform' },
    undefined,
    undefined
  ]
])('%s', (_, kind, action, button, way) => {
  expect(activityText(activity({ kind, action }))).toMatchObject({
    ...(button ? { button } : {}),
    ...(way ? { way } : {})
  })
  const words = activityText(activity({ kind, action }))
  expect([words.button, words.way]).toEqual([button, way])
})

test.each([
  ['gift', null, undefined],
  ['gift', 0, undefined],
  ['gift', 8000, '还剩 8000 份'],
  ['paid', 500, undefined],
  ['paid', 3, '还剩 3 份']
] as const)('%s with %s left: %s', (kind, stockLeft, words) => {
  expect(stockText({ kind, stockLeft })).toBe(words)
})
