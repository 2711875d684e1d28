import { randomInt } from 'node:crypto'

const CODE_DIGITS = 16
const PIN_DIGITS = 6

/**
 * A new voucher code: 16 digits, the last of which is a check digit (Luhn), so that a cashier's typing error is
 * noticed at once. From the system's secure random source: 10^15 of them, and one does not lead to another.
 */
export function newVoucherCode(): string {
  const body = digits(CODE_DIGITS - 1)
  return body + checkDigit(body)
}

/** The second secret of a voucher that has two: 6 digits. */
export const newPin = () => digits(PIN_DIGITS)

/** Whether `code` could be one of ours. */
export function isVoucherCode(code: string): boolean {
  return /^\d{16}$/.test(code) && checkDigit(code.slice(0, -1)) === code.at(-1)
}

function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, character, index) => {
    const digit = Number(character)
    if (index % 2 === 1) return total + digit
    return total + (digit < 5 ? digit * 2 : digit * 2 - 9)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
