import type { OrderState } from '../../../contract/types'
import { actionsOf, DELETABLE, LIST_STATES } from '../../../server/modules/order/states'

const STATES: readonly OrderState[] = LIST_STATES.all
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:05:00Z')

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
