import { actionOf, visitorOf, type ActionInput } from '../../../server/modules/activity/model'

const NOW = new Date('2026-11-21T10:00:00+08:00')
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000)

const input = (over: Partial<ActionInput> = {}): ActionInput => ({
  kind: 'gift',
  startsAt: hours(-1),
  endsAt: hours(1),
  stockLeft: 1,
  state: 'none',
  loggedIn: true,
  purchase: { allowed: true, reason: 'ok' },
  ...over
})

const none = (reason: string) => ({ do: 'none', reason })
const refused = (reason: 'sold_out' | 'platform' | 'need_card' | 'off_sale' | 'limit_reached' | 'owned') => ({
  allowed: false,
  reason
})

describe('what a caller may do in an activity', () => {
  const cases: [string, Partial<ActionInput>, { do: string; reason: string }][] = [
    ['a gift is there to be taken', {}, { do: 'take', reason: 'ok' }],
    ['a visitor logs in first', { loggedIn: false }, { do: 'login', reason: 'ok' }],
    ['a signing', { kind: 'sign' }, { do: 'sign', reason: 'ok' }],
    ['a visitor who would sign', { kind: 'sign', loggedIn: false }, { do: 'login', reason: 'ok' }],
    ['taken once', { state: 'taken' }, none('done')],
    ['signed once', { kind: 'sign', state: 'signed' }, none('done')],
    [
      'taken, and over meanwhile: what one has comes first',
      { state: 'taken', endsAt: hours(0) },
      none('done')
    ],
    ['not yet', { startsAt: hours(1), endsAt: hours(2) }, none('not_started')],
    ['from its first moment', { startsAt: hours(0) }, { do: 'take', reason: 'ok' }],
    ['over at its last moment', { endsAt: hours(0) }, none('ended')],
    ['none left', { stockLeft: 0 }, none('sold_out')],
    ['not limited', { stockLeft: null }, { do: 'take', reason: 'ok' }],
    ['nothing that it could give', { purchase: undefined }, none('off_sale')],
    ['a gift needs not be for sale', { purchase: refused('off_sale') }, { do: 'take', reason: 'ok' }],
    ['a gift on iOS is no sale', { purchase: refused('platform') }, { do: 'take', reason: 'ok' }],
    ['paid', { kind: 'paid', stockLeft: null }, { do: 'buy', reason: 'ok' }],
    [
      'a visitor buys: the cashier asks for the login',
      { kind: 'paid', loggedIn: false },
      { do: 'buy', reason: 'ok' }
    ],
    ['bought, and may be bought again', { kind: 'paid', state: 'bought' }, { do: 'buy', reason: 'ok' }],
    ['paid, sold out', { kind: 'paid', purchase: refused('sold_out') }, none('sold_out')],
    [
      'virtual goods in the iOS mini-program',
      { kind: 'paid', purchase: refused('platform') },
      none('platform')
    ],
    ['a plate without a card', { kind: 'paid', purchase: refused('need_card') }, none('need_card')],
    ['paid, not yet', { kind: 'paid', startsAt: hours(1), endsAt: hours(2) }, none('not_started')],
    ['paid, over', { kind: 'paid', endsAt: hours(-0.5) }, none('ended')],
    ['what a distributor offers', { kind: 'distribution' }, { do: 'buy', reason: 'ok' }]
  ]
  test.each(cases)('%s', (_, over, expected) => {
    expect(actionOf(input(over), NOW)).toEqual(expected)
  })
})

test('a member counts as one wherever they are, a visitor by device', () => {
  expect(visitorOf('m1', 'device-1')).toBe(visitorOf('m1', 'device-2'))
  expect(visitorOf(null, 'device-1')).not.toBe(visitorOf(null, 'device-2'))
  expect(visitorOf(null, 'm1')).not.toBe(visitorOf('m1', 'device-1'))
})
