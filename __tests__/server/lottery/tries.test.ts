import {
  entryKey,
  keysInQuestion,
  openTries,
  openTriesOfOrder,
  sourceOf,
  trySourcesOf,
  type Eligibility,
  type TryRules
} from '../../../server/modules/lottery/tries'

const RULES: TryRules = { dailyTries: 2, cardTries: 1, shareTries: 1, orderTries: 1, orderFromFen: 500 }
const standing = (over: Partial<Eligibility> = {}): Eligibility => ({
  lotteryId: 'l',
  memberId: 'm',
  day: '2026-11-21',
  holdsCard: false,
  sharedToday: false,
  orderNos: [],
  entry: null,
  spent: new Set(),
  ...over
})

test('a day, a card, a share, a link and an order each give their tries; what ends soonest is spent first', () => {
  const all = standing({
    holdsCard: true,
    sharedToday: true,
    orderNos: ['1', '2'],
    entry: { tokenHash: 'h', givesTry: true }
  })
  expect(openTries(RULES, standing())).toEqual(['l|m|day|2026-11-21|1', 'l|m|day|2026-11-21|2'])
  expect(openTries(RULES, all)).toEqual([
    'l|m|day|2026-11-21|1',
    'l|m|day|2026-11-21|2',
    'l|m|card|2026-11-21|1',
    'l|m|share|2026-11-21|1',
    'entry|h',
    'l|order|1|1',
    'l|order|2|1'
  ])
  expect(openTries(RULES, { ...all, spent: new Set(openTries(RULES, all).slice(0, 5)) })).toEqual([
    'l|order|1|1',
    'l|order|2|1'
  ])
  // tomorrow the day's are there again, the order's still
  const spent = new Set(openTries(RULES, all))
  expect(openTries(RULES, { ...all, day: '2026-11-22', sharedToday: false, spent })).toEqual([
    'l|m|day|2026-11-22|1',
    'l|m|day|2026-11-22|2',
    'l|m|card|2026-11-22|1'
  ])
})

test('the try of a link is nobody’s own: whoever is first has spent it for all', () => {
  const entry = { tokenHash: 'h', givesTry: true }
  const key = openTries(RULES, standing({ memberId: 'a', entry })).at(-1)
  expect(openTries(RULES, standing({ memberId: 'b', entry })).at(-1)).toBe(key)
  expect(openTries(RULES, standing({ entry: { tokenHash: 'h', givesTry: false } }))).not.toContain(key)
})

test('ways say what is left and what can still be had; a rule that gives nothing is no way', () => {
  expect(trySourcesOf(RULES, null)).toEqual([
    { way: 'day', tries: 2, left: 0, open: false },
    { way: 'card', tries: 1, left: 0, open: true },
    { way: 'share', tries: 1, left: 0, open: true },
    { way: 'order', tries: 1, left: 0, open: true, fromFen: 500 }
  ])
  const some = standing({ holdsCard: true, sharedToday: true, spent: new Set(['l|m|share|2026-11-21|1']) })
  expect(trySourcesOf({ ...RULES, orderTries: 0 }, some)).toEqual([
    { way: 'day', tries: 2, left: 2, open: false },
    { way: 'card', tries: 1, left: 1, open: false },
    { way: 'share', tries: 1, left: 0, open: false }
  ])
})

test('a link is a way with one try, until somebody spends it; one that gives none is no way', () => {
  const entry = { tokenHash: 'h', givesTry: true }
  const only = { ...RULES, dailyTries: 0, cardTries: 0, shareTries: 0, orderTries: 0 }
  expect(trySourcesOf(only, standing({ entry }))).toEqual([{ way: 'entry', tries: 1, left: 1, open: false }])
  expect(trySourcesOf(only, standing({ entry, spent: new Set(['entry|h']) }))).toMatchObject([{ left: 0 }])
  expect(trySourcesOf(only, standing({ entry: { ...entry, givesTry: false } }))).toEqual([])
})

test('orders and shares say how many of their tries are left', () => {
  const some = standing({ sharedToday: true, orderNos: ['1', '2'], spent: new Set(['l|order|1|1']) })
  expect(trySourcesOf({ ...RULES, shareTries: 2 }, some)).toMatchObject([
    { way: 'day' },
    { way: 'card' },
    { way: 'share', tries: 2, left: 2 },
    { way: 'order', tries: 1, left: 1 }
  ])
})

test('it matters of each key that could be spent whether it is, and of the link even if it gives no try', () => {
  const entry = { tokenHash: 'h', givesTry: true }
  const days = ['l|m|day|2026-11-21|1', 'l|m|day|2026-11-21|2']
  expect(keysInQuestion(RULES, standing())).toEqual(days)
  expect(keysInQuestion(RULES, standing({ entry }))).toEqual([...days, entryKey('h')])
  expect(keysInQuestion(RULES, standing({ entry: { ...entry, givesTry: false } }))).toEqual([
    ...days,
    entryKey('h')
  ])
})

test('an order has its own tries, if it gives any', () => {
  const rules = { ...RULES, orderTries: 3 }
  const some = standing({ orderNos: ['1', '2'], spent: new Set(['l|order|1|2']) })
  expect(['1', '2', '3'].map((orderNo) => openTriesOfOrder(rules, some, orderNo))).toEqual([2, 3, 0])
})

test('a key tells what gave its try, if that can be returned', () => {
  expect(sourceOf('l|order|20261121000000000001|1')).toEqual({
    way: 'order',
    orderNo: '20261121000000000001'
  })
  expect(sourceOf('l|m|card|2026-11-21|1')).toEqual({ way: 'card', orderNo: null })
  expect(sourceOf('l|m|day|2026-11-21|1')).toEqual({ way: 'other', orderNo: null })
  expect(sourceOf('entry|h')).toEqual({ way: 'other', orderNo: null })
})
