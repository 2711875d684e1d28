/** Rules of tickets that need no database: documents and refunds. */
import { checkDigitOf, maskNumber, readNumber, ageOn, bornOn } from '../../../server/modules/ticket/document'
import { refundOf } from '../../../server/modules/ticket/refund-rule'
import { seal, sealedMac, unseal } from '../../../server/domain/sealed'

const TODAY = '2026-11-22'
const whole = (first17: string) => first17 + checkDigitOf(first17)
const idCard = (number: string) => readNumber('idCard', number, TODAY)

describe('identity cards', () => {
  test('the last digit is checked, x and X are one, and blanks and full-width digits do not matter', () => {
    expect(idCard('11010519491231002x')).toBe('11010519491231002X')
    expect(idCard(' 110105 19491231 002X ')).toBe('11010519491231002X')
    expect(idCard('１１０１０５１９４９１２３１００２Ｘ')).toBe('11010519491231002X')
    for (const digit of '0123456789') expect(idCard(`11010519491231002${digit}`)).toBeNull()
  })

  test('every last digit but the right one is refused, wherever one digit is mistyped', () => {
    const number = whole('44030619880704301')
    for (let at = 0; at < 18; at++) {
      const other = number[at] === '7' ? '3' : '7'
      expect(idCard(number.slice(0, at) + other + number.slice(at + 1))).toBeNull()
    }
  })

  test('an old number of 15 digits is good where its date is real, and is the person of the new one', () => {
    expect(idCard('110105491231002')).toBe('11010519491231002X')
    expect(idCard('110105490231002')).toBeNull()
    expect(idCard('110105491331002')).toBeNull()
  })

  test('16-17-digits: neither sixteen nor seventeen digits are a number', () => {
    const number = whole('44030619880704301')
    expect(idCard(number.slice(0, 16))).toBeNull()
    expect(idCard(number.slice(0, 17))).toBeNull()
    expect(idCard(`${number}0`)).toBeNull()
  })

  test('taiwan-83: residents of Taiwan, Hong Kong and Macao have 83, 81 and 82', () => {
    for (const place of ['830000', '810000', '820000'])
      expect(idCard(whole(`${place}19900101001`))).not.toBeNull()
    expect(idCard(whole('99000019900101001'))).toBeNull()
    expect(idCard(whole('16010119900101001'))).toBeNull()
  })

  test('foreigner-9-prefix: permanent residents of other countries begin with 9 and their province', () => {
    const number = whole('91112419811008030').slice(0, 18)
    expect(idCard(number)).toBe(number)
    expect(readNumber('foreignerPermit', number, TODAY)).toBe(number)
    expect(readNumber('foreignerPermit', 'USA110195911015', TODAY)).toBe('USA110195911015')
  })

  test('the day of birth is a real one that has been', () => {
    expect(idCard(whole('11010520230229001'))).toBeNull()
    expect(idCard(whole('11010520261123001'))).toBeNull()
    expect(idCard(whole('11010520240229001'))).not.toBeNull()
    expect(idCard(whole('11010518991231001'))).toBeNull()
  })

  test('an age counts from the birthday on', () => {
    const born = bornOn(whole('11010520081125001'))
    expect(born).toBe('2008-11-25')
    expect([ageOn('2008-11-25', '2026-11-24'), ageOn('2008-11-25', '2026-11-25')]).toEqual([17, 18])
    expect(bornOn('E12345678')).toBeNull()
  })
})

test.each([
  ['passport', 'e12345678', true],
  ['passport', 'ABCDEFGHI', false],
  ['passport', 'E1234', false],
  ['hkMacaoPermit', 'H12345678', true],
  ['hkMacaoPermit', 'M1234567801', true],
  ['hkMacaoPermit', 'C12345678', false],
  ['taiwanPermit', '12345678', true],
  ['taiwanPermit', '1234567', false]
] as const)('%s %s', (document, number, good) => {
  expect(readNumber(document, number, TODAY) !== null).toBe(good)
})

test('what is shown of a number does not tell it', () => {
  expect(maskNumber('11010519491231002X')).toBe('110*************2X')
  expect(maskNumber('E12345678')).toBe('E******78')
})

test('a sealed number is read by its owner alone, and looks different each time', () => {
  const sealed = seal('11010519491231002X', 'member-1', 'secret')
  expect(unseal(sealed, 'member-1', 'secret')).toBe('11010519491231002X')
  expect(seal('11010519491231002X', 'member-1', 'secret').equals(sealed)).toBe(false)
  expect(sealed.includes('19491231')).toBe(false)
  expect(() => unseal(sealed, 'member-2', 'secret')).toThrow()
  expect(() => unseal(sealed, 'member-1', 'other')).toThrow()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(changed, 'member-1', 'secret')).toThrow()
  expect(sealedMac('a', 'secret')).not.toBe(sealedMac('a', 'other'))
})

describe('refund rules', () => {
  const at = (text: string) => new Date(`${text}+08:00`)
  const DAY = '2026-11-28'

  test('free until so many hours before the day begins, then for its fee, then not at all', () => {
    const rule = { freeHours: 24, feePercent: 20 }
    expect(refundOf(rule, DAY, 999, at('2026-11-26T23:59:59'))).toEqual({ backFen: 999, feeFen: 0 })
    expect(refundOf(rule, DAY, 999, at('2026-11-27T00:00:00'))).toEqual({ backFen: 800, feeFen: 199 })
    expect(refundOf(rule, DAY, 999, at('2026-11-28T23:59:59'))).toEqual({ backFen: 800, feeFen: 199 })
    expect(refundOf(rule, DAY, 999, at('2026-11-29T00:00:00'))).toBeNull()
  })

  test('free to the end of the day, and never', () => {
    expect(refundOf({ freeHours: -24, feePercent: 100 }, DAY, 500, at('2026-11-28T23:00:00'))?.backFen).toBe(
      500
    )
    expect(refundOf({ freeHours: 48, feePercent: 100 }, DAY, 500, at('2026-11-26T00:00:00'))).toBeNull()
    expect(refundOf({ freeHours: null, feePercent: 100 }, DAY, 500, at('2026-01-01T00:00:00'))).toBeNull()
  })
})
