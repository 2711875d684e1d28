import type { OrderState } from '../../../contract/types'
import { ORDER_STAGES, STAGES_OF_TAB } from '../../../contract/order/stage'
import { HOLDINGS } from '../../../server/modules/order/lifecycle'
import { actionsOf, DELETABLE } from '../../../server/modules/order/states'

const STATES = Object.keys(HOLDINGS) as OrderState[]
const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:05:00Z')

test('each stage has one tab, but for orders that came to nothing: they are in the list of all', () => {
  const inTabs = Object.values(STAGES_OF_TAB).flat()
  expect([...inTabs, 'cancelled', 'closed'].sort()).toEqual([...ORDER_STAGES].sort())
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
