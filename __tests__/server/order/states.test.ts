import type { OrderKind, OrderState } from '../../../contract/types'
import { ORDER_STAGE_LABELS, ORDER_STAGES, STAGES_OF_TAB } from '../../../contract/order/stage'
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

test('each stage has a word of its own', () => {
  const words = ORDER_STAGES.map((stage) => ORDER_STAGE_LABELS[stage])
  for (const word of words) expect(word).toMatch(/^[待已办退][\u4e00-\u9fff]{2}$/)
  expect(new Set(words).size).toBe(ORDER_STAGES.length)
})

test.each<[OrderKind, paid: string, fulfilled: string, closed: string]>([
  ['card', '', 'viewCard buyAgain delete', 'buyAgain delete'],
  ['plate', '', 'viewPlate buyAgain delete', 'buyAgain delete'],
  ['product', '', 'viewRecord buyAgain delete', 'buyAgain delete'],
  ['sku', '', 'buyAgain delete', 'buyAgain delete'],
  // a day in a calendar and a partner's goods are chosen anew
  ['ticket', '', 'viewTicket delete', 'delete'],
  ['lounge', '', 'viewLounge buyAgain delete', 'buyAgain delete'],
  ['partner', 'viewPartner', 'viewPartner delete', 'delete']
])('what can be done with an order of a %s', (kind, paid, fulfilled, closed) => {
  // the end of its hold counts for unpaid ones alone
  const actions = (state: OrderState) => actionsOf({ state, kind, expiresAt: now }, now).join(' ')
  expect([actions('paid'), actions('fulfilled'), actions('closed')]).toEqual([paid, fulfilled, closed])
  expect([actions('cancelled'), actions('refunded'), actions('refunding')]).toEqual([closed, closed, ''])
})
