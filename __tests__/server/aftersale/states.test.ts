/** A request for a refund: its way, whose turn it is, and what can be given as its reason. */
import type { AfterSale, AfterSaleState } from '@contract/types'
import {
  actionsOf,
  MOVES,
  OPEN_AFTER_SALES,
  reasonsFor,
  turnOf,
  type MoveName
} from '../../../server/modules/aftersale/states'

const STATES: readonly AfterSaleState[] = [
  ...OPEN_AFTER_SALES,
  ...(['refused', 'withdrawn', 'done'] satisfies AfterSaleState[])
]
const PATIENCE = { staffDays: 2, sendBackDays: 7, checkDays: 10 }
const movedAt = new Date('2026-11-01T10:00:00Z')
const after = (days: number) => new Date(movedAt.getTime() + days * 86_400_000)

test('each way from state to state', () => {
  const ways = Object.entries(MOVES).map(([name, { from, to }]) => `${name}: ${from.join(' ')} → ${to}`)
  expect(ways).toEqual([
    'approve: applied → approved',
    'refuse: applied → refused',
    'withdraw: applied approved → withdrawn',
    'sendParcel: approved returning → returning',
    'receive: returning → received',
    'refund: approved received → refunding',
    'finish: refunding → done'
  ])
})

test('a request is open exactly while it can go on', () => {
  const goesOn = (state: AfterSaleState) =>
    (Object.keys(MOVES) as MoveName[]).some((name) => MOVES[name].from.some((from) => from === state))
  expect(STATES.filter(goesOn)).toEqual(OPEN_AFTER_SALES)
})

test('what the member can do is a move that the state allows', () => {
  expect(STATES.map((state) => [state, actionsOf(state).join(' ')])).toEqual([
    ['applied', 'withdraw'],
    ['approved', 'sendParcel withdraw'],
    ['returning', 'changeParcel'],
    ['received', ''],
    ['refunding', ''],
    ['refused', ''],
    ['withdrawn', ''],
    ['done', '']
  ])
})

test.each<[kind: AfterSale['kind'], turns: Partial<Record<AfterSaleState, string>>]>([
  ['cancel', { applied: 'warehouse', approved: 'payment' }],
  ['refund', { applied: 'staff 2', approved: 'payment' }],
  ['return', { applied: 'staff 2', approved: 'member 7', returning: 'staff 10' }]
])('whose turn it is, and within how many days: %s', (kind, turns) => {
  const expected: Partial<Record<AfterSaleState, string>> = {
    returning: 'staff 10',
    received: 'payment',
    refunding: 'payment',
    ...turns
  }
  for (const state of STATES) {
    const [of, days] = expected[state]?.split(' ') ?? []
    const by = days === undefined ? null : after(Number(days)).toISOString()
    expect(turnOf({ kind, state, movedAt }, PATIENCE, movedAt)).toEqual(
      of === undefined ? null : { of, by, isLate: false }
    )
  }
})

test('whoever has not acted by then is late; what has no day never is', () => {
  const isLate = (state: AfterSaleState, now: Date) =>
    turnOf({ kind: 'return', state, movedAt }, PATIENCE, now)?.isLate
  expect(isLate('applied', new Date(after(2).getTime() - 1))).toBe(false)
  expect(isLate('applied', after(2))).toBe(true)
  expect(isLate('refunding', after(400))).toBe(false)
})

test('reasons fit the goods and the kind: nothing is broken of rights, and each can be another', () => {
  const goods = { rule: 'days', days: 7 } as const
  const rights = { rule: 'unused' } as const
  expect(reasonsFor('cancel', [goods])).toEqual(
    '不想要了 拍错或多拍 地址或电话填错 发货太慢 其他原因'.split(' ')
  )
  expect(reasonsFor('refund', [goods])).toEqual(
    '不想要了 拍错或多拍 商品破损 少发或漏发 与商家协商一致 其他原因'.split(' ')
  )
  expect(reasonsFor('return', [rights, goods])).toEqual(
    '不想要了 尺码或规格不合适 商品破损 质量问题 收到的商品不符 其他原因'.split(' ')
  )
  expect(reasonsFor('refund', [rights, rights])).toEqual(
    '不想要了 拍错或多拍 权益与预期不符 暂时用不上 其他原因'.split(' ')
  )
})
