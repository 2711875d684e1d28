import type { OrderState } from '../../../contract/types'
import {
  actionsOf,
  DELETABLE,
  LIST_STATES,
  TRANSITIONS,
  transitionsFrom
} from '../../../server/modules/order/states'

const STATES: readonly OrderState[] = LIST_STATES.all
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:05:00Z')

test('every state can be reached from the start', () => {
  const reached = new Set<OrderState>()
  const visit = (state: OrderState): void => {
    if (reached.has(state)) return
    reached.add(state)
    for (const name of transitionsFrom(state)) visit(TRANSITIONS[name].to)
  }
  visit(TRANSITIONS.create.to)
  expect([...reached].sort()).toEqual([...STATES].sort())
})

test('nothing leads back to unpaid, nothing out of refunded, and out of fulfilled only a refund by the system', () => {
  expect(
    Object.values(TRANSITIONS).filter(({ from, to }) => from !== null && (to as string) === 'unpaid')
  ).toEqual([])
  expect(transitionsFrom('fulfilled').map((name) => TRANSITIONS[name])).toMatchObject([
    { to: 'refunding', by: 'system' }
  ])
  expect(transitionsFrom('refunded')).toEqual([])
})

test('only the payment channel and the system make an order paid', () => {
  const paying = Object.values(TRANSITIONS).filter(({ to }) => to === 'paid')
  expect(new Set(paying.map(({ by }) => by))).toEqual(new Set(['payment', 'system']))
})

test('the buyer may create and cancel, no more', () => {
  const names = Object.entries(TRANSITIONS).filter(([, { by }]) => by === 'buyer')
  expect(names.map(([name]) => name)).toEqual(['create', 'cancel'])
})

test('the tabs of the list share the states out, each in one', () => {
  const { all, ...tabs } = LIST_STATES
  expect(Object.values(tabs).flat().sort()).toEqual([...all].sort())
})

test('what can be deleted waits for nothing', () => {
  expect(DELETABLE.filter((state) => ['unpaid', 'paid', 'refunding'].includes(state))).toEqual([])
  for (const state of STATES) {
    const deletable = actionsOf({ state, kind: 'card', expiresAt: later }, now).includes('delete')
    expect(deletable).toBe(DELETABLE.includes(state))
  }
})

test('actions by state and kind', () => {
  const actions = (state: OrderState, kind: 'card' | 'plate' | 'product' = 'card') =>
    actionsOf({ state, kind, expiresAt: later }, now)
  expect(actions('unpaid')).toEqual(['pay', 'cancel'])
  expect(actionsOf({ state: 'unpaid', kind: 'card', expiresAt: now }, now)).toEqual([])
  expect(actions('paid')).toEqual([])
  expect(actions('fulfilled', 'card')[0]).toBe('viewCard')
  expect(actions('fulfilled', 'plate')[0]).toBe('viewPlate')
  expect(actions('fulfilled', 'product')[0]).toBe('viewRecord')
  expect(actions('closed')).toEqual(['buyAgain', 'delete'])
})
