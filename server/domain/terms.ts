/**
 * The figures promised to members in agreements, help and rules. The code that keeps a promise reads its figure here,
 * and the registry of sentences (`promises/`) inserts it into the text: neither can be changed without the other.
 */

import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'

/** Days within which the deletion of an account can be undone by logging in. */
export const ACCOUNT_UNDO_DAYS = 15
/** Maximum lifetime of a session in days (rule limit.accessToken). */
export const SESSION_DAYS = 30
/** Lifetime of an SMS code in minutes. */
export const SMS_CODE_MINUTES = 5
/** A card that ends within this many days is mentioned on home. */
export const EXPIRY_NOTICE_DAYS = 7
/** Days after payment within which an unused card or plate is refunded in full. */
export const REFUND_DAYS = FULL_REFUND_DAYS
/** Minutes within which an order can be paid. */
export const ORDER_PAY_MINUTES = 15
/** Minutes after which an unpaid order gives back what it holds: a little longer, for notices in transit. */
export const HOLD_MINUTES = 20
/** Days for which a conversation with the assistant is stored. */
export const CONVERSATION_DAYS = 90
/** Months for which visit records are stored: what the Cybersecurity Law requires, and no longer. */
export const VISIT_MONTHS = 6
/** Days for which a fault of clients is kept after it was last met; it holds nothing about a person. */
export const CLIENT_FAULT_DAYS = 30
/** Exports of personal data per member and day. */
export const EXPORTS_A_DAY = 5
/** Lifetime of a lounge gate's code in seconds. */
export const LOUNGE_CODE_SECONDS = 60

/** The figures by their names in texts: `{{accountUndoDays}}`. */
export const TERMS = {
  accountUndoDays: ACCOUNT_UNDO_DAYS,
  sessionDays: SESSION_DAYS,
  smsCodeMinutes: SMS_CODE_MINUTES,
  expiryNoticeDays: EXPIRY_NOTICE_DAYS,
  refundDays: REFUND_DAYS,
  orderPayMinutes: ORDER_PAY_MINUTES,
  conversationDays: CONVERSATION_DAYS,
  visitMonths: VISIT_MONTHS,
  exportsADay: EXPORTS_A_DAY,
  loungeCodeSeconds: LOUNGE_CODE_SECONDS
} as const

export type Term = keyof typeof TERMS

const isTerm = (name: string): name is Term => Object.hasOwn(TERMS, name)

/** A text with each `{{name}}` replaced by its figure; an unknown name is left in place, for text checks to find. */
export const fillTerms = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (isTerm(name) ? String(TERMS[name]) : whole))
