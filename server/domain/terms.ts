/**
 * The figures that members are promised in agreements, help and rules. The code that keeps a promise reads its figure here, and the
 * registry of sentences (`promises/`) fills it into the words: the one cannot be changed without the other.
 */

import { FULL_REFUND_DAYS } from '@contract/aftersale/terms'

/** Days within which an account that is being deleted can be had back by logging in. */
export const ACCOUNT_UNDO_DAYS = 15
/** Days that a session lasts at most (rule limit.accessToken). */
export const SESSION_DAYS = 30
/** Minutes that a code by SMS is good for. */
export const SMS_CODE_MINUTES = 5
/** A card that ends within so many days is spoken of on home. */
export const EXPIRY_NOTICE_DAYS = 7
/** Days after its payment within which a card or plate of which nothing was taken goes back in full. */
export const REFUND_DAYS = FULL_REFUND_DAYS
/** Minutes within which an order can be paid. */
export const ORDER_PAY_MINUTES = 15
/** Days that a conversation with the assistant is kept. */
export const CONVERSATION_DAYS = 90
/** Months that records of visits are kept: what the Cybersecurity Law asks for, and no longer. */
export const VISIT_MONTHS = 6
/** Files of their personal data that a member gets in a day. */
export const EXPORTS_A_DAY = 5
/** Seconds that a code for the gate of a lounge is good for. */
export const LOUNGE_CODE_SECONDS = 60

/** The figures by the name under which a text has them: `{{accountUndoDays}}`. */
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

/** A text with each `{{name}}` as its figure; a name that is none stays, for whoever checks texts to find. */
export const fillTerms = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (isTerm(name) ? String(TERMS[name]) : whole))
