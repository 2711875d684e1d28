/** How long what is not promised to members (terms.ts) is kept: the jobs that delete it and docs/compliance.md read it here. */
import { CLIENT_FAULT_DAYS, CONVERSATION_DAYS, VISIT_MONTHS } from './terms'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Visits, counted with the longest months: nothing is deleted too early. */
export const VISITS_KEPT_MS = VISIT_MONTHS * 31 * DAY_MS
/** A member's conversations with the assistant, from the last message on. */
export const CONVERSATIONS_KEPT_MS = CONVERSATION_DAYS * DAY_MS
/** A visitor's conversation: roughly the length of the visit. */
export const VISITORS_TALKS_KEPT_MS = DAY_MS
export const CLIENT_FAULTS_KEPT_MS = CLIENT_FAULT_DAYS * DAY_MS
/** Sent messages, for questions about them. */
export const REMINDER_DAYS = 90
export const REMINDERS_KEPT_MS = REMINDER_DAYS * DAY_MS
/** The time to undo the deletion of an address. */
export const ADDRESS_UNDO_MS = HOUR_MS
/** How long a device keeps its key without a login. */
export const PROVEN_DEVICE_DAYS = 180
export const PROVEN_DEVICES_KEPT_MS = PROVEN_DEVICE_DAYS * DAY_MS
/** First responses of keyed writes: clients repeat a call for seconds. */
export const IDEMPOTENCY_KEPT_MS = DAY_MS
export const STAFF_TRIES_KEPT_MS = DAY_MS
/** Accepted notices of payment: the channel repeats one for two days at most. */
export const PAY_NOTICES_KEPT_MS = 180 * DAY_MS
/** Which carts of visitors went into members' carts: a device sends one again only until it has an answer. */
export const CART_MERGES_KEPT_MS = 180 * DAY_MS
/** Links into lotteries after their end: until then they say that they are over. */
export const LOTTERY_LINKS_KEPT_MS = 90 * DAY_MS
/** Ticket days that nobody holds a ticket for, after the day. */
export const TICKET_DAYS_KEPT = 30
/** Uploaded pictures that nothing uses. */
export const UNUSED_UPLOADS_KEPT_MS = DAY_MS
/** Unconfirmed receipt is assumed after this many days. */
export const RECEIVED_AFTER_DAYS = 10
/** A code of a poster, from the last time that it was drawn or scanned: posters hang for long. */
export const MINI_CODES_KEPT_MS = 730 * DAY_MS
/** Places in queues for goods, and their rooms after they were closed: for questions of the same day. */
export const QUEUES_KEPT_MS = DAY_MS
