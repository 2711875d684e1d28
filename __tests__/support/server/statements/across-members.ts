/**
 * Named statements that read or write rows of several members: what would cross shards if members were spread over several PostgreSQL
 * (docs/adr/0100-failover.md). A test holds the list against the texts.
 */

/** What is left of goods, and who won: on the way of a purchase, from what all members hold. With shards it would need a count beside the goods. */
const GOODS = [
  'end-waiting',
  'ended-holds',
  'goods-card',
  'goods-lounge',
  'goods-plate',
  'goods-product',
  'goods-sku',
  'goods-ticket',
  'lottery-winners',
  'ticket-calendar',
  'waiting-admitted',
  'waiting-state'
]

/** By a number that is unique, or names a hold, and does not tell the member: with shards each is asked. */
const NUMBERS = [
  'card-numbers-taken',
  'commission-source-recorded',
  'merge-members-merged_into-0',
  'paid-on-day',
  'parcel-news',
  'parcel-of-number',
  'partner-former-ids',
  'refund-by-number',
  'release-held-codes',
  'release-held-tickets',
  'revoke-held-codes',
  'take-held-tickets'
]

/** Lists and figures for staff, of all members. */
const STAFF = [
  'assistant-desk',
  'bill-days',
  'bill-differences',
  'brands-with-live-vouchers',
  'card-batch-members',
  'commission-export',
  'day-figures',
  'desk-closed',
  'desk-of-agent',
  'desk-served',
  'desk-waiting',
  'funnel-by-channel',
  'funnel-by-day',
  'hanging-refunds',
  'hour-figures',
  'ledger-differences',
  'live-tickets-of-sight',
  'live-vouchers-of-brand',
  'lottery_draws-to-pack',
  'newest-after-sales',
  'operator-commissions',
  'operator-feedback-answered',
  'operator-feedback-open',
  'operator-lottery-prizes',
  'operator-lottery-winners',
  'operator-orders',
  'operator-orders-cancelled',
  'operator-orders-closed',
  'operator-orders-of-receiver',
  'operator-orders-refunded',
  'operator-orders-refunding',
  'operator-orders-unpaid',
  'operator-payable',
  'operator-payouts',
  'operator-questionnaires',
  'questionnaire-all-responses',
  'questionnaire-counted',
  'questionnaire-counts',
  'questionnaire-numbers',
  'questionnaire-texts',
  'rights-due-of-cards',
  'rights-due-of-plates',
  'rights-due-of-privileges',
  'rights-given',
  'sales-by-channel',
  'sales-by-day',
  'sales-by-goods',
  'sales-by-kind',
  'sales-by-month',
  'shipments-to-pack',
  'sights-with-live-tickets',
  'virtual-messages',
  'waiting-work'
]

/** Work that is due, whoever it is for; each shard could do its own. */
const JOBS = [
  'after-sales-past-checkDays',
  'after-sales-past-sendBackDays',
  'after-sales-past-staffDays',
  'check-uploads',
  'claim-cancellation',
  'claim-open-payment',
  'claim-paid-order',
  'claim-paid-partner-order',
  'claim-recharge',
  'claim-refund',
  'claim-refused-partner-order',
  'claim-reminder',
  'claim-removed-upload',
  'claim-untold-pass',
  'commissions-to-check',
  'deletion-due',
  'due-shipments',
  'due-shipping-report',
  'forget-ticket-day',
  'hash-receivers',
  'operating-queues',
  'orders-due',
  'orders-to-hash',
  'plain-phones-addresses',
  'plain-phones-lottery_draws',
  'plain-phones-orders',
  'points-ending',
  'put-phones-addresses',
  'put-phones-lottery_draws',
  'put-phones-orders',
  'reseal-batch-addresses',
  'reseal-batch-lottery_draws',
  'reseal-batch-orders',
  'reseal-batch-tickets',
  'reseal-batch-visitors',
  'silent-parcels',
  'sweep-conversations',
  'sweep-conversations-of-visitors',
  'sweep-deleted-addresses',
  'sweep-entry-tickets',
  'sweep-idempotency-keys',
  'sweep-merged-carts',
  'sweep-places-in-queues',
  'sweep-prizes',
  'sweep-reminders',
  'sweep-sessions',
  'sweep-shipments',
  'sweep-states',
  'sweep-tickets',
  'unwatched-parcels'
]

/** The names of all of them. */
export const ACROSS_MEMBERS: readonly string[] = [...GOODS, ...NUMBERS, ...STAFF, ...JOBS]

/** Columns that lead to one member, also where they do not name them: an order, a session, a row by its own id. */
const OF_ONE_MEMBER = [
  ...['member_id', 'owner_id', 'referrer_id', 'member_card_id', 'member_plate_id', 'mobile', 'scope'],
  ...['order_no', 'out_trade_no', 'refund_no', 'after_sale_id', 'receive_id', 'term_id', 'conversation_id'],
  ...['token_hash', 'page_hash', 'ticket_hash'],
  ...['id', 'key', 'code', 'serial', 'ship_no', 'pass_no', 'card_no', 'try_key']
].join('|')

const BOUND = new RegExp(`\\b(${OF_ONE_MEMBER})\\s*=\\s*(any\\()?\\$\\d`)
const INSERTED = /insert into \w+[^()]*\([^)]*\b(member_id|order_no|scope)\b/

/**
 * Whether a statement on tables of members is not bound to one. Read from its text: one that joins something else by a parameter (the
 * id of a lottery) is taken for bound.
 */
export const isAcrossMembers = (text: string, tables: ReadonlySet<string>): boolean =>
  (text.match(/\b[a-z_]+\b/g) ?? []).some((word) => tables.has(word)) &&
  !BOUND.test(text) &&
  !INSERTED.test(text)
