import { cautionsOf, refusalFor, type UseRules, type User } from '../../../server/modules/privilege/cautions'

/** A Friday. */
const FRIDAY = new Date('2026-11-27T10:00:00+08:00')
const rules = (over: Partial<UseRules> = {}): UseRules => ({
  cityCodes: [],
  birthday: null,
  weekdays: null,
  validityDays: 30,
  ...over
})
const user = (over: Partial<User> = {}): User => ({
  cityCode: '310000',
  birthday: null,
  now: FRIDAY,
  ...over
})
const of = (rule: Partial<UseRules>, who: Partial<User> = {}) => cautionsOf(rules(rule), user(who))
const kinds = (rule: Partial<UseRules>, who: Partial<User> = {}) => of(rule, who).map(({ kind }) => kind)

describe('the city', () => {
  it.each([
    ['used everywhere', [], '310000', []],
    ['a store in the city', ['110000', '310000'], '310000', []],
    ['no store in the city', ['110000'], '310000', ['city']],
    ['a city that nobody told', ['110000'], undefined, []]
  ] as const)('%s', (_, cityCodes, cityCode, expected) => {
    expect(kinds({ cityCodes }, { cityCode })).toEqual(expected)
  })

  it('names the caller’s city and where there are stores, three at most', () => {
    expect(of({ cityCodes: ['110000', '320100'] })).toEqual([
      { kind: 'city', blocks: false, text: '上海暂无适用门店，可在北京、南京使用' }
    ])
    const many = of({ cityCodes: ['110000', '320100', '350200', '440300'] })
    expect(many[0]?.text).toBe('上海暂无适用门店，可在北京、南京、厦门等 4 个城市使用')
  })
})

describe('the birthday', () => {
  const cake = { birthday: 'month' } as const

  it('nothing is asked of a visitor, nor for what is no birthday gift', () => {
    expect(kinds(cake, { birthday: undefined })).toEqual([])
    expect(kinds({}, { birthday: null })).toEqual([])
  })

  it('without one it cannot be taken', () => {
    expect(of(cake, { birthday: null })).toMatchObject([{ kind: 'noBirthday', blocks: true }])
  })

  it.each([
    ['this month', 'month', '1990-11-03', 30, []],
    ['next month, within the validity', 'month', '1990-12-25', 30, ['day']],
    ['next month, which a short code does not see', 'month', '1990-12-25', 3, ['useless']],
    ['months away', 'month', '1990-05-01', 30, ['useless']],
    ['last month', 'month', '1990-10-31', 30, ['useless']],
    ['today', 'day', '1990-11-27', 30, []],
    ['yesterday', 'day', '1990-11-26', 30, ['useless']],
    ['the last day of the validity', 'day', '1990-12-27', 30, ['day']],
    ['the day after it', 'day', '1990-12-28', 30, ['useless']]
  ] as const)('%s', (_, birthday, born, validityDays, expected) => {
    expect(kinds({ birthday, validityDays }, { birthday: born })).toEqual(expected)
  })

  it('a leap day is celebrated on 28 February in a common year', () => {
    const born = '1992-02-29'
    const at = (day: string) => ({ birthday: born, now: new Date(`${day}T09:00:00+08:00`) })
    expect(kinds({ birthday: 'day', validityDays: 1 }, at('2027-02-28'))).toEqual([])
    expect(kinds({ birthday: 'day', validityDays: 1 }, at('2028-02-28'))).toEqual(['day'])
    expect(kinds({ birthday: 'day', validityDays: 1 }, at('2028-02-29'))).toEqual([])
  })

  it('says which month, and from when', () => {
    expect(of(cake, { birthday: '1990-12-25' })[0]?.text).toBe(
      '仅限生日当月（12月）使用，今天不能使用，最早 12月1日（周二）可用'
    )
    expect(of(cake, { birthday: '1990-05-01' })[0]?.text).toContain('仅限生日当月（5月）使用')
  })
})

describe('the day of the week', () => {
  it.each([
    ['weekend on a Friday', [6, 7], 30, ['day']],
    ['weekdays on a Friday', [1, 2, 3, 4, 5], 30, []],
    ['Mondays, which a code of two days does not see', [1], 2, ['useless']],
    ['Mondays, which a code of three days does', [1], 3, ['day']]
  ] as const)('%s', (_, weekdays, validityDays, expected) => {
    expect(kinds({ weekdays, validityDays })).toEqual(expected)
  })

  it('goes by the calendar of China', () => {
    const now = new Date('2026-11-27T16:30:00Z')
    expect(kinds({ weekdays: [6] }, { now })).toEqual([])
    expect(kinds({ weekdays: [5], validityDays: 1 }, { now })).toEqual(['useless'])
  })

  it('says the days, and the next of them', () => {
    expect(of({ weekdays: [7, 6] })[0]?.text).toBe(
      '仅限周六、周日使用，今天不能使用，最早 11月28日（周六）可用'
    )
    const sunday = { now: new Date('2026-11-29T10:00:00+08:00') }
    expect(of({ weekdays: [1, 2, 3, 4, 5] }, sunday)[0]?.text).toMatch(/^仅限周一至周五使用/)
  })

  it('and the birthday have to fall together', () => {
    const both = { weekdays: [1], birthday: 'day' } as const
    expect(kinds(both, { birthday: '1990-11-30' })).toEqual(['day'])
    expect(kinds(both, { birthday: '1990-12-01' })).toEqual(['useless'])
  })
})

it('a partner’s site decides about its own', () => {
  expect(of({ cityCodes: ['110000'], weekdays: [1], redirect: {} })).toEqual([])
})

describe('the refusal', () => {
  const city = of({ cityCodes: ['110000'] })
  const blocked = of({ cityCodes: ['110000'], birthday: 'month' })

  it('lets go what needs no caution, and what was accepted', () => {
    expect(refusalFor([], [])).toBeUndefined()
    expect(refusalFor(city, ['city'])).toBeUndefined()
  })

  it('names what was not accepted, in the words that are shown', () => {
    expect(refusalFor(city, [])).toMatchObject({ code: '926', message: city[0]?.text })
    expect(refusalFor(city, ['day'])).toMatchObject({ code: '926' })
  })

  it('cannot be talked out of what blocks', () => {
    expect(refusalFor(blocked, ['city', 'noBirthday', 'day', 'useless'])).toMatchObject({ code: '925' })
  })
})
