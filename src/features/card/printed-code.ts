import { typedCode } from '@contract/typed/code'

/** A number and code as printed on a card. */
export interface PrintedCode {
  readonly cardNo: string
  readonly activeCode: string
}

const GROUP = 4
/** Contract: maximum length of a number or a code. */
const MAX_LENGTH = 20

/** Normalises a typed number or code: only letters and digits, in upper case. */
export const plainCode = (text: string): string => typedCode(text, MAX_LENGTH)

/** A number or code in groups of four, as it is printed. */
export const printedGroups = (text: string): string =>
  (plainCode(text).match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ')

/** Errors in the input, by field; empty = it can be sent. */
export interface CodeFaults {
  readonly cardNo?: string
  readonly activeCode?: string
}

const SHORTEST_NUMBER = 8
const SHORTEST_CODE = 4

function fault(text: string, shortest: number, name: string): string | undefined {
  if (text === '') return `请输入${name}`
  return text.length < shortest ? `${name}未填写完整` : undefined
}

/** Checks number and code before they are sent. */
export function codeFaults({ cardNo, activeCode }: PrintedCode): CodeFaults {
  const number = fault(plainCode(cardNo), SHORTEST_NUMBER, '卡号')
  const code = fault(plainCode(activeCode), SHORTEST_CODE, '激活码')
  return { ...(number ? { cardNo: number } : {}), ...(code ? { activeCode: code } : {}) }
}

/** A single scanned text of at least this length is a card's number rather than its code. */
const NUMBER_FROM = 12

/**
 * Number and code from a printed QR code: an address with `cardNo` and `activeCode`, the two side by side,
 * or one of them alone. Empty if it contains neither.
 */
export function scannedCode(text: string): Partial<PrintedCode> {
  const named = (name: string) => new RegExp(`[?&]${name}=([0-9A-Za-z]+)`).exec(text)?.[1]
  const inAddress = { cardNo: named('cardNo'), activeCode: named('activeCode') ?? named('code') }
  if (inAddress.cardNo || inAddress.activeCode) {
    return {
      ...(inAddress.cardNo ? { cardNo: inAddress.cardNo } : {}),
      ...(inAddress.activeCode ? { activeCode: inAddress.activeCode } : {})
    }
  }
  if (/^[a-z]+:\/\//i.test(text)) return {}
  const [first, second] = text.split(/[\s,;|:]+/).filter((part) => /^[0-9A-Za-z-]+$/.test(part))
  if (!first) return {}
  if (second) return { cardNo: first, activeCode: second }
  return first.length >= NUMBER_FROM ? { cardNo: first } : { activeCode: first }
}
