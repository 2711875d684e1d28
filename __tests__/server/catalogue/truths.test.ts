import type { PlatePeriod } from '../../../contract/types'
import { termFrom } from '../../../server/domain/card-term'
import { deliveryOf, isWorthSelling } from '../../../server/domain/plate-delivery'
import { demoCatalogue } from '../../support/demo-catalogue'

const rows = demoCatalogue(new Date('2026-11-21T10:00:00+08:00'))

interface Promised {
  readonly choices: number
  readonly quota: number
  readonly period: string
  readonly rounds: number
}

const plates = new Map<string, Promised>(
  rows.plates.map(({ id, quota, period, rounds }) => {
    const choices = rows.platePrivileges.filter((row) => row.plateId === id).length
    return [id, { choices, quota, period, rounds }]
  })
)

const PERIODS: Readonly<Record<string, string>> = {
  每周: 'week',
  每月: 'month',
  每季: 'quarter',
  三个月: 'quarter',
  一季: 'quarter',
  每年: 'year',
  一年: 'year'
}
const PERIOD = '(每周|每月|每季|每年|一年|三个月|一季)?'

/** What a text promises of a plate: `每月 5 选 2`, `每季 1 晚`, `连领 13 周`; nothing where it says no number. */
function saidOf(text: string): Partial<Promised>[] {
  const period = (word: string | undefined) => (word ? { period: PERIODS[word] ?? word } : {})
  return [
    ...[...text.matchAll(new RegExp(`${PERIOD} ?(\\d+) 选 (\\d+)`, 'g'))].map((found) => ({
      ...period(found[1]),
      choices: Number(found[2]),
      quota: Number(found[3])
    })),
    ...[...text.matchAll(new RegExp(`${PERIOD} ?(\\d+) 项全享`, 'g'))].map((found) => ({
      ...period(found[1]),
      choices: Number(found[2]),
      quota: Number(found[2])
    })),
    ...[...text.matchAll(/(每周|每月|每季|每年|一年) ?(\d+) ?[次晚]/g)].map((found) => ({
      ...period(found[1]),
      quota: Number(found[2])
    })),
    ...[...text.matchAll(/连领 (\d+) 周/g)].map((found) => ({ period: 'week', rounds: Number(found[1]) }))
  ]
}

/** `一年 6 次` may also be what the rounds of a plate give together. */
const keeps = (plate: Promised, said: Partial<Promised>) =>
  Object.entries(said).every(([key, value]) => plate[key as keyof Promised] === value)

const includedIn = (cardId: string) =>
  rows.cardPlates.flatMap((row) => (row.cardId === cardId && row.mode === 'included' ? [row.plateId] : []))
const platesOf = (cardId: string) => includedIn(cardId).flatMap((id) => plates.get(id) ?? [])
const privilegesOf = (cardId: string) =>
  new Set(
    rows.platePrivileges.flatMap((row) => (includedIn(cardId).includes(row.plateId) ? [row.privilegeId] : []))
  ).size

describe('what is said equals what is given', () => {
  test.each(rows.plates.map((plate) => [plate.id, plate] as const))('plate %s', (id, { subtitle }) => {
    const plate = plates.get(id)!
    for (const said of saidOf(subtitle)) expect({ subtitle, ...plate }).toMatchObject(said)
  })

  test.each(rows.cardProducts.map((card) => [card.id, card] as const))('card %s', (id, { benefits }) => {
    for (const benefit of benefits) {
      for (const said of saidOf(benefit)) {
        expect({ benefit, kept: platesOf(id).some((plate) => keeps(plate, said)) }).toEqual({
          benefit,
          kept: true
        })
      }
    }
  })

  test('what is not counted is never said to be, and what is counted is never unlimited', () => {
    const atPartners = new Set(rows.privileges.filter(({ redirect }) => redirect).map(({ id }) => id))
    for (const { id, subtitle, rulesHtml } of rows.plates) {
      const inside = rows.platePrivileges.filter((row) => row.plateId === id)
      const uncounted = inside.filter(({ privilegeId }) => atPartners.has(privilegeId)).length
      const text = `${subtitle}${rulesHtml}`.replace(/<[^>]*>/g, ' ')
      expect({
        id,
        counts: /选\D{0,10}\d|限领|期内同一/.test(text) || plates.get(id)?.quota !== inside.length,
        unlimited: text.includes('不限次')
      }).toMatchObject(uncounted > 0 ? { id, counts: false, unlimited: true } : { id, unlimited: false })
    }
    const unlimited = rows.privileges.filter(({ rulesHtml }) => rulesHtml.includes('不限次'))
    expect(unlimited.map(({ id }) => id).sort()).toEqual([...atPartners].sort())
  })

  test('the rules of a plate count as it does', () => {
    for (const { id, rulesHtml } of rows.plates) {
      const [, choices, quota] = /从 (\d+) 项权益中选 <strong>(\d+)<\/strong> 项/.exec(rulesHtml) ?? []
      const said = choices ? { choices: Number(choices), quota: Number(quota) } : {}
      expect({ id, ...plates.get(id) }).toMatchObject({ id, ...said })
    }
  })

  test('no text of a plate counts its rounds: how many there are depends on the card', () => {
    const counted = rows.plates.filter(({ subtitle, rulesHtml }) =>
      /连领 \d+ 周|共 \d+ 期/.test(`${subtitle}${rulesHtml}`)
    )
    expect(counted.map(({ id }) => id)).toEqual([])
  })

  test('no card offers an add-on of which it delivers less than half', () => {
    const lengths = new Map(rows.plates.map((plate) => [plate.id, plate]))
    const now = new Date('2026-11-27T10:00:00+08:00')
    const short = rows.cardPlates.filter(({ cardId, plateId, mode }) => {
      const card = rows.cardProducts.find(({ id }) => id === cardId)
      const plate = lengths.get(plateId)
      if (mode !== 'addon' || !card || !plate) return false
      const length = { period: plate.period as PlatePeriod, rounds: plate.rounds }
      return !isWorthSelling(length, deliveryOf(length, now, termFrom(now, card.validityDays).endsAt))
    })
    expect(short).toEqual([])
  })

  test('what a text limits to a birthday or to days of the week is limited', () => {
    const limits = rows.privileges.map(({ id, rulesHtml, birthday, weekdays }) => ({
      id,
      birthday: /仅限生日当(月|天)/.exec(rulesHtml)?.[1] ?? null,
      weekdays: /仅限(工作日|周六、周日)/.exec(rulesHtml)?.[1] ?? null,
      kept: { birthday: birthday ?? null, weekdays: weekdays ?? null }
    }))
    const days = { 工作日: [1, 2, 3, 4, 5], '周六、周日': [6, 7] } as Record<string, number[]>
    for (const { id, birthday, weekdays, kept } of limits) {
      const said = {
        birthday: birthday && (birthday === '月' ? 'month' : 'day'),
        weekdays: weekdays && days[weekdays]
      }
      expect({ id, ...kept }).toEqual({ id, ...said })
    }
    expect(limits.filter(({ birthday, weekdays }) => birthday ?? weekdays)).toHaveLength(3)
  })

  test('banners count what their card or plate holds', () => {
    const banners = rows.channels.flatMap((row) => row.banners as { alt: string; link: string }[])
    const problems = banners.filter(({ alt, link }) => {
      const [, kind, id = ''] = /\?(cardId|plateId)=(.+)$/.exec(link) ?? []
      const held = kind === 'cardId' ? platesOf(id) : [...[plates.get(id)]].flatMap((plate) => plate ?? [])
      const counted = /(\d+) (?:项权益|份好礼)/.exec(alt)
      if (counted && (kind !== 'cardId' || Number(counted[1]) !== privilegesOf(id))) return true
      return saidOf(alt).some((said) => !held.some((plate) => keeps(plate, said)))
    })
    expect(problems).toEqual([])
  })

  test('a group lets choose one of as many as its name says', () => {
    const groups = new Map(
      rows.privileges.flatMap((row) => (row.groupId ? [[row.groupId, row.groupName]] : []))
    )
    for (const [groupId, name] of groups) {
      const size = rows.privileges.filter((row) => row.groupId === groupId).length
      expect(name).toContain(`${size} 选 1`)
    }
  })

  test('a product that says how long it is good is good so long', () => {
    for (const { subtitle, privilegeId } of rows.products) {
      const days = /(\d+) 天内有效/.exec(subtitle)?.[1]
      const privilege = rows.privileges.find((row) => row.id === privilegeId)
      if (days) expect({ subtitle, days: privilege?.validityDays }).toEqual({ subtitle, days: Number(days) })
    }
  })

  test('nobody promises that every draw wins where one can win nothing', () => {
    const blank = (privilegeId: string) => {
      const prizes = rows.privileges.find((row) => row.id === privilegeId)?.prizes as
        | { name: string }[]
        | null
      return prizes?.some(({ name }) => name.startsWith('谢谢')) ?? false
    }
    for (const { id, subtitle } of rows.privileges)
      if (/签签有礼|人人有/.test(subtitle)) expect({ id, blank: blank(id) }).toEqual({ id, blank: false })
    for (const { id, subtitle } of rows.plates) {
      if (!/签签有礼|人人有/.test(subtitle)) continue
      const inside = rows.platePrivileges.filter((row) => row.plateId === id)
      expect({ id, blank: inside.some((row) => blank(row.privilegeId)) }).toEqual({ id, blank: false })
    }
  })

  test('an activity names the days and the number of what it gives', () => {
    for (const { id, subtitle = '', contentHtml, rulesHtml, stock } of rows.activities) {
      const item = rows.activityItems.find((row) => row.activityId === id && row.kind === 'card')
      const card = rows.cardProducts.find((row) => row.id === item?.itemId)
      const text = `${subtitle}${contentHtml}${rulesHtml}`
      const limited = /限量 (\d+) 份/.exec(text)?.[1]
      if (limited) expect({ id, limited: Number(limited) }).toEqual({ id, limited: stock })
      if (!card) continue
      for (const [, days] of text.matchAll(/(\d+) 天(?:内有效|体验卡)/g))
        expect({ id, days: Number(days) }).toEqual({ id, days: card.validityDays })
      for (const said of saidOf(text))
        expect({ id, said, kept: platesOf(card.id).some((plate) => keeps(plate, said)) }).toMatchObject({
          kept: true
        })
    }
  })

  test('a ticket for a sight is good in its own city alone', () => {
    const cities = (privilegeId: string) =>
      new Set(
        rows.privilegeMerchants.flatMap((row) =>
          row.privilegeId === privilegeId
            ? rows.merchants.filter((merchant) => merchant.id === row.merchantId).map(({ city }) => city)
            : []
        )
      )
    expect([...cities('west-lake-boat')]).toEqual(['杭州市'])
    expect([...cities('crane-tower')]).toEqual(['武汉市'])
    expect(cities('latte').size).toBeGreaterThan(3)
  })
})
