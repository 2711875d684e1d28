import * as periods from '../periods'
import { ACCOUNT_UNDO_DAYS, SESSION_DAYS, SMS_CODE_MINUTES } from '../terms'
import { kept, period, type Kept } from './kept'

/** Rows that a job removes when their time has come. */
export const SWEPT: readonly Kept[] = [
  kept(
    'sessions session_payers',
    'logins, by hash; who pays in them',
    `until they end, ${SESSION_DAYS} days at most`,
    ['sweep sessions'],
    'promised in the privacy policy; payers go with their session'
  ),
  kept(
    'mini_codes',
    'codes of the mini-program on posters: the page, of an invitation with its code, and the picture',
    `${period(periods.MINI_CODES_KEPT_MS)} after the last time that one was drawn or scanned`,
    ['forget unused codes'],
    'a poster on a wall or in an album still opens its page; about 30 KB each, one for each product and each member who made one'
  ),
  kept(
    'waiting_places waiting_rooms',
    'who waited for goods that very many wanted at once, with the key of the order',
    `${period(periods.QUEUES_KEPT_MS)} after joining, or after the room was closed`,
    ['forget queues'],
    'a queue lasts for minutes; the rest of the day is for questions about it'
  ),
  kept(
    'sms_codes',
    'codes sent to numbers, hashed, with their tries',
    `until they end, ${SMS_CODE_MINUTES} minutes`,
    ['sweep sessions'],
    'no use after that'
  ),
  kept(
    'proven_devices',
    'devices on which the owner of a number has proved it',
    `${period(periods.PROVEN_DEVICES_KEPT_MS)} after the last login`,
    ['sweep sessions'],
    'promised in the list of personal data'
  ),
  kept(
    'phone_proofs',
    'numbers proved in a session',
    'until they end, minutes',
    ['sweep proven numbers'],
    'for one change only'
  ),
  kept(
    'puzzles puzzle_proofs',
    'puzzles before a code is sent, and their answers',
    'until they end, minutes',
    ['sweep puzzles'],
    'for one code only; not in backups (UNLOGGED)'
  ),
  kept(
    'entry_once entry_tickets wechat_states',
    'one-time items of logins through other systems, hashed',
    'until they end',
    ['sweep ways in'],
    'as long as a repeated one has to be refused'
  ),
  kept(
    'staff_sessions staff_challenges',
    'logins of staff, by hash, and what a passkey has to sign',
    'until they end',
    ['sweep staff sessions'],
    'no use after that'
  ),
  kept(
    'staff_tries',
    'wrong logins of staff by account and network',
    period(periods.STAFF_TRIES_KEPT_MS),
    ['sweep staff sessions'],
    'the wait for the next try is shorter'
  ),
  kept(
    'idempotency_keys',
    'first responses of keyed writes, possibly with personal data',
    period(periods.IDEMPOTENCY_KEPT_MS),
    ['sweep idempotency keys'],
    'clients repeat a call for seconds; what it created has the key for ever'
  ),
  kept(
    'rate_hits',
    'counters of business limits',
    'until their window is over',
    ['sweep rate limits'],
    'not in backups (UNLOGGED)'
  ),
  kept(
    'visits',
    'pages that devices and members came to',
    `${period(periods.VISITS_KEPT_MS)}; a day is a partition, and is dropped as a whole`,
    ['keep partitions'],
    'network log of at least 6 months (网络安全法), and 6 months in the privacy policy'
  ),
  kept(
    'activity_records',
    'who came to an activity, and joined it',
    `of devices ${period(periods.VISITS_KEPT_MS)}; of members as long as the account`,
    ['forget old visits'],
    'of devices they are visits; of members they count towards limits per person'
  ),
  kept(
    'client_faults',
    'kinds of faults of clients, at most 5,000, nothing about persons',
    `${period(periods.CLIENT_FAULTS_KEPT_MS)} after it was last met`,
    ['forget faults of clients'],
    'longer than a release is in use'
  ),
  kept(
    'client_timings',
    'how long things took on clients, counted by steps, nothing about persons',
    `${period(periods.CLIENT_FAULTS_KEPT_MS)} after it was last met`,
    ['forget faults of clients'],
    'longer than a release is in use'
  ),
  kept(
    'reminders',
    'messages to members',
    period(periods.REMINDERS_KEPT_MS),
    ['forget reminders'],
    'for questions about them; promised in the list of personal data'
  ),
  kept(
    'assistant_conversations assistant_messages',
    'conversations with the assistant and with staff',
    `${period(periods.CONVERSATIONS_KEPT_MS)} after the last message; of visitors ${period(periods.VISITORS_TALKS_KEPT_MS)}`,
    ['forget old conversations'],
    'promised in the privacy policy; messages go with their conversation'
  ),
  kept(
    'addresses',
    'addresses for deliveries',
    `until deleted, then ${period(periods.ADDRESS_UNDO_MS)}`,
    ['forget deleted addresses'],
    'to undo it; orders have copies of their own'
  ),
  kept(
    'uploads upload_totals stored_files',
    'pictures that members uploaded, their sum, and their bytes',
    `while something shows it; unused ones ${period(periods.UNUSED_UPLOADS_KEPT_MS)}, at most a week longer`,
    ['sweep uploads', 'delete closed accounts'],
    'time to send the form that they are for; one in use is looked at once a week'
  ),
  kept(
    'ticket_days',
    'days of tickets on sale',
    `${periods.TICKET_DAYS_KEPT} days after the day; with a ticket or an order for ever`,
    ['forget ticket days'],
    'tickets and orders point at them'
  ),
  kept(
    'pay_notices',
    'numbers of accepted payment notices',
    period(periods.PAY_NOTICES_KEPT_MS),
    ['forget payment notices'],
    'the channel repeats a notice for days; a payment that is paid is not paid again'
  ),
  kept(
    'cart_merges',
    'which carts of visitors went into whose cart',
    period(periods.CART_MERGES_KEPT_MS),
    ['forget merged carts'],
    'a cart goes in once'
  ),
  kept(
    'lottery_entries',
    'links into lotteries, hashed',
    `${period(periods.LOTTERY_LINKS_KEPT_MS)} after they end`,
    ['forget lottery links'],
    'they still say that they are over'
  ),
  kept(
    'members wechat_identities partner_users distributor_trusts member_merges visitors cart_lines feedbacks questionnaire_responses reminders_off reminder_grants privilege_views grant_invitations lottery_shares referral_bindings referral_invitations',
    'accounts, and what goes with them',
    `as long as the account; ${ACCOUNT_UNDO_DAYS} days after its deletion the rows or their personal fields are removed`,
    ['delete closed accounts'],
    '个人信息保护法第四十七条; a nameless row of the member stays for the books'
  )
]
