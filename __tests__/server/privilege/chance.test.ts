import fc from 'fast-check'
import { drawPrize } from '../../../server/modules/privilege/draw'
import { isVoucherCode, newVoucherCode } from '../../../server/modules/privilege/voucher-code'

describe('voucher codes', () => {
  it('pass their check, are 16 digits, and do not repeat', () => {
    const codes = Array.from({ length: 5000 }, newVoucherCode)
    expect(codes.every(isVoucherCode)).toBe(true)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('do not pass with any one digit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const code = newVoucherCode()
        const digit = (Number(code[place]) + by) % 10
        expect(isVoucherCode(code.slice(0, place) + String(digit) + code.slice(place + 1))).toBe(false)
      })
    )
  })

  it('agree with a known Luhn number', () => {
    expect(isVoucherCode('4539578763621486')).toBe(true)
    expect(isVoucherCode('4539578763621487')).toBe(false)
    expect(isVoucherCode('453957876362148')).toBe(false)
  })
})

describe('a draw', () => {
  const prizes = [
    { name: 'a', weight: 1 },
    { name: 'none', weight: 0 },
    { name: 'b', weight: 3 }
  ]

  it('gives each prize as many of the rolls as it weighs', () => {
    const drawn = [0, 1, 2, 3].map((roll) => drawPrize(prizes, () => roll).name)
    expect(drawn).toEqual(['a', 'b', 'b', 'b'])
  })

  it('rolls below the sum of the weights', () => {
    const below: number[] = []
    drawPrize(prizes, (max) => (below.push(max), 0))
    expect(below).toEqual([4])
  })

  it('fails loudly when nothing can be drawn', () => {
    expect(() => drawPrize([{ name: 'none', weight: 0 }])).toThrow('no prize')
  })
})
