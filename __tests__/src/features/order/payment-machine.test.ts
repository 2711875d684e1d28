import {
  IDLE,
  isBusy,
  next,
  SHEET_FAILED,
  type Payment,
  type PaymentEvent
} from '@/features/order/payment-machine'
import type { OrderState } from '@/features/order/model'

const orderNo = '26112112000000000001'

const ALL: Record<string, Payment> = {
  idle: IDLE,
  creating: { step: 'creating' },
  paying: { step: 'paying', orderNo },
  left: { step: 'left', orderNo },
  'confirming paid': { step: 'confirming', orderNo, sheet: 'paid' },
  'confirming cancelled': { step: 'confirming', orderNo, sheet: 'cancelled' },
  'confirming failed': { step: 'confirming', orderNo, sheet: 'failed' },
  paid: { step: 'paid', orderNo },
  cancelled: { step: 'cancelled', orderNo },
  over: { step: 'over', orderNo },
  unknown: { step: 'unknown', orderNo },
  failed: { step: 'failed', orderNo, message: '不行' }
}

const STATES: OrderState[] = ['unpaid', 'paid', 'fulfilled', 'cancelled', 'closed', 'refunding', 'refunded']

const EVENTS: Record<string, PaymentEvent> = {
  begin: { type: 'begin' },
  'begin order': { type: 'begin', orderNo },
  created: { type: 'created', orderNo },
  refused: { type: 'refused', message: '不行' },
  settled: { type: 'settled' },
  'sheet paid': { type: 'sheet', outcome: 'paid' },
  'sheet cancelled': { type: 'sheet', outcome: 'cancelled' },
  'sheet failed': { type: 'sheet', outcome: 'failed' },
  'sheet left': { type: 'sheet', outcome: 'left' },
  ...Object.fromEntries(STATES.map((state) => [`answered ${state}`, { type: 'answered', state }])),
  asksOver: { type: 'asksOver' }
}

const creating = { step: 'creating' }
const paying = { step: 'paying', orderNo }
const failed = (message: string, number: string | null = orderNo) => ({
  step: 'failed',
  orderNo: number ?? undefined,
  message
})
const confirming = (sheet: string) => ({ step: 'confirming', orderNo, sheet })
const end = (step: string) => ({ step, orderNo })

const answers = (unpaid?: object) => ({
  ...(unpaid ? { 'answered unpaid': unpaid } : {}),
  'answered paid': end('paid'),
  'answered fulfilled': end('paid'),
  'answered cancelled': end('over'),
  'answered closed': end('over'),
  'answered refunding': end('over'),
  'answered refunded': end('over')
})
const begins = { begin: creating, 'begin order': paying }

/** Every change there is; whatever is not here changes nothing. */
const CHANGES: Record<string, Record<string, object>> = {
  idle: begins,
  creating: { created: paying, refused: failed('不行', null) },
  paying: {
    refused: failed('不行'),
    settled: end('paid'),
    'sheet paid': confirming('paid'),
    'sheet cancelled': confirming('cancelled'),
    'sheet failed': confirming('failed'),
    'sheet left': end('left')
  },
  left: { ...begins, ...answers() },
  'confirming paid': { ...answers(), asksOver: end('unknown') },
  'confirming cancelled': { ...answers(end('cancelled')), asksOver: end('cancelled') },
  'confirming failed': { ...answers(failed(SHEET_FAILED)), asksOver: failed(SHEET_FAILED) },
  paid: {},
  cancelled: begins,
  over: begins,
  unknown: { ...begins, ...answers() },
  failed: begins
}

const pairs = Object.keys(ALL).flatMap((from) => Object.keys(EVENTS).map((event) => [from, event] as const))

test.each(pairs)('%s, %s', (from, event) => {
  const before = ALL[from]!
  expect(next(before, EVENTS[event]!)).toEqual(CHANGES[from]?.[event] ?? before)
})

test('only the server makes it paid', () => {
  const sheetSaysPaid = next(ALL['paying']!, { type: 'sheet', outcome: 'paid' })
  expect(sheetSaysPaid.step).toBe('confirming')
})

test('another tap while something is under way is the same tap', () => {
  const busy = Object.keys(ALL).filter((name) => isBusy(ALL[name]!))
  expect(busy).toEqual(['creating', 'paying', 'confirming paid', 'confirming cancelled', 'confirming failed'])
})
