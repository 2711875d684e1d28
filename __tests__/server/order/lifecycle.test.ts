import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderState } from '../../../contract/types'
import {
  effectOf,
  OPEN_STATES,
  QUOTA_STATES,
  HOLDINGS,
  TRANSITIONS,
  transitionsFrom,
  type Transition,
  type TransitionName
} from '../../../server/modules/order/lifecycle'

const STATES = Object.keys(HOLDINGS) as OrderState[]
const NAMES = Object.keys(TRANSITIONS) as TransitionName[]

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
    { to: 'refunding', by: 'system' },
    { to: 'refunded', by: 'system' },
    { to: 'refunded', by: 'system' }
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

test('what each change takes, spends and gives back', () => {
  const effects = NAMES.map((name) => [name, ...Object.values(effectOf(name))].join(' '))
  expect(effects).toEqual([
    'create take lock take take',
    'pay none none none none',
    'payNothing none none none none',
    'fulfil count spend none none',
    'confirmPartner count spend none none',
    'cancel back back back back',
    'cancelByStaff back back back back',
    'close back back back back',
    'refundCancelled none none none none',
    'refundClosed none none none none',
    'refundUndelivered back back back back',
    'refundPartner back back back back',
    'refundByMerchant back back back back',
    'refundRecharge backSold back back back',
    'refunded none none none none',
    'refundedInParts none back back none',
    // a part of it was used, and its coupon with that
    'refundedPartly none none back none'
  ])
})

test('the history says what happened, of each kind of goods in other words', () => {
  const notes = Object.values(TRANSITIONS).flatMap(({ note }) =>
    typeof note === 'string' ? [note] : Object.values(note)
  )
  expect(Object.keys(TRANSITIONS.fulfil.note).sort()).toEqual([
    'card',
    'lounge',
    'plate',
    'product',
    'sku',
    'ticket'
  ])
  expect(new Set(notes).size).toBe(notes.length)
  expect(notes.filter((note) => note.length < 4)).toEqual([])
})

test('whatever way an order goes to an end without goods, all that it took is back, once', () => {
  const walk = (state: OrderState, held: readonly number[]): void => {
    if (state === 'cancelled' || state === 'closed' || state === 'refunding' || state === 'refunded')
      expect(held).toEqual([0, 0, 0])
    for (const name of transitionsFrom(state)) {
      const { stock, coupon, quota } = effectOf(name)
      const { returned, spent }: Transition = TRANSITIONS[name]
      const back = [
        returned === true || stock === 'back' || stock === 'backSold',
        spent === true || coupon === 'back',
        quota === 'back'
      ]
      walk(
        TRANSITIONS[name].to,
        held.map((count, index) => count - Number(back[index]))
      )
    }
  }
  walk('unpaid', [1, 1, 1])
})

test('an order at an end holds nothing that is waited for; what is open is not deleted with its member', () => {
  expect(QUOTA_STATES).toEqual(['unpaid', 'paid', 'fulfilled'])
  expect(OPEN_STATES).toEqual(['unpaid', 'paid', 'refunding'])
})

test('nobody but the lifecycle writes a state of an order', () => {
  const root = join(__dirname, '../../../server')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts')
  )
  const writes =
    /update orders set (?!hidden_at|hand_over_tries|freight_claimed_fen|withheld_fen|visitors = |open_slot = null where)|update\(orders\)\s*\.set\(\{[^}]*state/
  const writers = files.filter((file) => writes.test(readFileSync(join(root, file), 'utf8')))
  expect(writers).toEqual(['modules/order/lifecycle-repository.ts'])
})
