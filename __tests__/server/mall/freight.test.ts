import fc from 'fast-check'
import { freightOf, type FreightRule, type FreightTemplate } from '../../../server/modules/mall/freight'
import { destinationOf } from '../../../server/modules/mall/destination'

const [ZHEJIANG, HANGZHOU, TIBET, BEIJING] = ['330000', '330100', '540000', '110000']
const inHangzhou = { provinceCode: ZHEJIANG, cityCode: HANGZHOU }
const inBeijing = { provinceCode: BEIJING, cityCode: BEIJING }
const inTibet = { provinceCode: TIBET, cityCode: '540100' }

const rule = (areaCodes: string[], more: Partial<FreightRule> = {}): FreightRule => ({
  ruleNo: 1,
  areaCodes,
  delivers: true,
  firstUnits: 1,
  firstFen: 800,
  moreUnits: 1,
  moreFen: 200,
  days: 3,
  ...more
})
const template = (rules: FreightRule[], more: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: 't',
  kind: 'count',
  freeFromFen: null,
  rules,
  ...more
})
const line = (quantity: number, weightGrams = 500, amountFen = 1000) => ({ quantity, weightGrams, amountFen })

test('area-without-template-ships-free: where no rule speaks of a place, nothing is sent', () => {
  expect(freightOf(template([rule([ZHEJIANG])]), inBeijing, [line(1)])).toEqual({ delivers: false })
  expect(freightOf(template([]), inHangzhou, [line(1)])).toEqual({ delivers: false })
  const free = template([rule([ZHEJIANG])], { freeFromFen: 1 })
  expect(freightOf(free, inBeijing, [line(1)])).toEqual({ delivers: false })
})

test('paid-template-ships-free: what is charged is charged, and is free only from its sum on', () => {
  const paid = template([rule([])], { freeFromFen: 9900 })
  expect(freightOf(paid, inBeijing, [line(1, 500, 9899)])).toMatchObject({ fen: 800, freeFromFen: 9900 })
  expect(freightOf(paid, inBeijing, [line(1, 500, 9900)])).toMatchObject({ fen: 0 })
  expect(freightOf(paid, inBeijing, [line(1, 500, 5000), line(1, 500, 4900)])).toMatchObject({ fen: 0 })
  expect(freightOf(template([rule([])]), inBeijing, [line(99, 500, 10_000_000)])).toMatchObject({
    fen: 800 + 98 * 200
  })
})

test('a city goes before its province, that before everywhere else', () => {
  const rules = [
    rule([], { firstFen: 1000 }),
    rule([ZHEJIANG], { firstFen: 500 }),
    rule([HANGZHOU], { firstFen: 100, days: 1 }),
    rule([TIBET], { delivers: false })
  ]
  expect(freightOf(template(rules), inHangzhou, [line(1)])).toMatchObject({ fen: 100, days: 1 })
  expect(freightOf(template(rules), { ...inHangzhou, cityCode: '330200' }, [line(1)])).toMatchObject({
    fen: 500
  })
  expect(freightOf(template(rules), inBeijing, [line(1)])).toMatchObject({ fen: 1000 })
  expect(freightOf(template(rules), inTibet, [line(1)])).toEqual({ delivers: false })
})

test('pieces and grams of all lines count together, and a begun unit counts whole', () => {
  const byWeight = template([rule([], { firstUnits: 1000, firstFen: 1000, moreUnits: 500, moreFen: 300 })], {
    kind: 'weight'
  })
  const fen = (...lines: ReturnType<typeof line>[]) => freightOf(byWeight, inBeijing, lines)
  expect(fen(line(2, 500))).toMatchObject({ fen: 1000 })
  expect(fen(line(2, 500), line(1, 1))).toMatchObject({ fen: 1300 })
  expect(fen(line(2, 500), line(1, 501))).toMatchObject({ fen: 1600 })
  expect(freightOf(template([rule([])]), inBeijing, [line(2), line(1)])).toMatchObject({ fen: 1200 })
})

test('sending more never costs less, as long as nothing is free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (few, more) => {
      const feeOf = (quantity: number) => {
        const freight = freightOf(template([rule([])]), inBeijing, [line(quantity)])
        return freight.delivers ? freight.fen : -1
      }
      return feeOf(few + more) > feeOf(few)
    })
  )
})

test('a district and a city have their province and city; what is no more has none', () => {
  expect(destinationOf('330106')).toEqual(inHangzhou)
  expect(destinationOf('429004')).toEqual({ provinceCode: '420000', cityCode: '429004' })
  expect(destinationOf('330103')).toBeNull()
})
