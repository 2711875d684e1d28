import { endOf } from '../../../support/ends'
import type { ReceiveAction } from '@/features/privilege/model'
import { receiveButton, roundStatus } from '@/features/privilege/receive-text'
import { action } from './fixtures'

const AT = '2026-12-01T00:00:00+08:00'

it.each<[ReceiveAction, string | undefined, string]>([
  ['login', 'login', '登录后领取'],
  ['buyCard', 'card', '开通会员卡领取'],
  ['buyPlate', 'plate', '购买权益包领取'],
  ['activate', 'activate', '激活会员卡领取'],
  ['take', 'take', '立即领取'],
  ['chooseOne', 'choose', '选择一项领取'],
  ['jump', 'jump', '立即前往'],
  ['taken', 'record', '查看已领权益'],
  ['quotaUsed', undefined, '本期已领完'],
  ['soldOut', undefined, '已领完'],
  ['notStarted', undefined, '尚未开始'],
  ['ended', undefined, '已结束']
])('%s leads to %s and says %s', (kind, step, text) => {
  const button = receiveButton(action({ kind }))
  expect(button).toMatchObject({ text })
  expect(button.step).toBe(step)
})

it.each<ReceiveAction>(['quotaUsed', 'soldOut', 'notStarted', 'ended'])(
  'what cannot be pressed says why: %s',
  (kind) => {
    const { note, step } = receiveButton(action({ kind, resetsAt: AT }))
    expect(step).toBeUndefined()
    expect(note).toBeTruthy()
  }
)

it('tells when a used quota resets, in China time', () => {
  expect(receiveButton(action({ kind: 'quotaUsed', resetsAt: AT })).note).toContain('2026.12.01 00:00')
})

it('says that the last round ends, and not that it comes back', () => {
  const once = receiveButton(action({ kind: 'taken', receiveId: 'r9', endsAt: endOf('2026-12-10') }))
  expect(once.note).toContain('到期（2026.12.10）')
  expect(once.note).not.toContain('重置')
  expect(receiveButton(action({ kind: 'taken', receiveId: 'r9', resetsAt: AT })).note).toContain('重置')
})

it('when another of the group was taken, leads to that one', () => {
  const button = receiveButton(action({ kind: 'quotaUsed', receiveId: 'r9', resetsAt: AT }))
  expect(button).toMatchObject({ step: 'record', text: '查看已领权益' })
  expect(button.note).toContain('同组')
})

it('counts down to a start that is known', () => {
  expect(receiveButton(action({ kind: 'notStarted', resetsAt: AT }))).toMatchObject({
    opensAt: AT,
    note: '2026.12.01 00:00 开始领取'
  })
})

it('a lottery is drawn, not taken', () => {
  expect(receiveButton(action(), 'lottery').text).toBe('立即抽奖')
})

it.each([
  ['film', '去选购'],
  ['food', '去选购'],
  ['hotel', '去选购'],
  ['coupon', '立即前往'],
  ['recharge', '立即前往']
] as const)('a %s at a partner: %s', (kind, text) => {
  expect(receiveButton(action({ kind: 'jump' }), kind).text).toBe(text)
})

it.each<[ReceiveAction, string]>([
  ['login', '登录后前往'],
  ['buyCard', '开通会员卡'],
  ['buyPlate', '购买权益包'],
  ['activate', '激活会员卡']
])('%s before going to a partner: %s, and nothing of receiving', (kind, text) => {
  const button = receiveButton(action({ kind, cardId: 'card' }), 'film', true)
  expect(button).toMatchObject({ text })
  expect(`${button.text}${button.note ?? ''}`).not.toContain('领')
})

it.each<[Partial<Parameters<typeof roundStatus>[0]>, ReturnType<typeof roundStatus>]>([
  [
    { kind: 'take', left: 2 },
    { text: '权益包本期还可领', left: 2 }
  ],
  [
    { kind: 'chooseOne', left: 1 },
    { text: '权益包本期还可领', left: 1 }
  ],
  [
    { kind: 'taken', left: 1, receiveId: 'r9' },
    { text: '本期已领取，权益包还可领', left: 1 }
  ],
  [
    { kind: 'taken', left: 0, receiveId: 'r9' },
    { text: '本期已领取', left: 0 }
  ],
  [
    { kind: 'quotaUsed', left: 1, receiveId: 'r9' },
    { text: '本期已选同组权益，权益包还可领', left: 1 }
  ],
  [
    { kind: 'quotaUsed', left: 0 },
    { text: '本期已领完', left: 0 }
  ],
  // what is had at a partner's is not counted, and says so itself
  [{ kind: 'jump', left: 7 }, undefined],
  [{ kind: 'buyCard', left: null }, undefined]
])('how a round stands does not contradict what was taken: %j', (over, standing) => {
  expect(roundStatus(action({ receiveId: null, ...over }))).toEqual(standing)
})
