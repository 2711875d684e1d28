/** The sandbox's own data: what external systems would store. */
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, now } from './columns'

export const sandboxSms = pgTable('sandbox_sms', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  mobile: text().notNull(),
  body: text().notNull(),
  at: now('at')
})

export const sandboxTrades = pgTable('sandbox_trades', {
  outTradeNo: text('out_trade_no').primaryKey(),
  prepayId: text('prepay_id').notNull().unique(),
  appId: text('app_id').notNull(),
  kind: text().notNull(),
  description: text().notNull(),
  totalFen: integer('total_fen').notNull(),
  /** null if the payer is whoever opens the page (H5). */
  payerOpenId: text('payer_open_id'),
  notifyUrl: text('notify_url').notNull(),
  /** NOTPAY | SUCCESS | CLOSED | REFUND, as named by WeChat Pay. */
  state: text().notNull(),
  transactionId: text('transaction_id'),
  /** How its notice is delivered: normal | slow | lost | twice. */
  noticeMode: text('notice_mode').notNull().default('normal'),
  refundedFen: integer('refunded_fen').notNull().default(0),
  /** Amounts by number, and when they were accepted. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
  refundTimes: jsonb('refund_times').$type<Record<string, string>>().notNull().default({}),
  paidAt: at('paid_at'),
  /** Fee in the bills instead of the one by the rate. */
  feeFen: integer('fee_fen'),
  expiresAt: at('expires_at').notNull(),
  createdAt: now('created_at')
})

export const sandboxNotices = pgTable('sandbox_notices', {
  id: text().primaryKey(),
  outTradeNo: text('out_trade_no').notNull(),
  body: text().notNull(),
  url: text().notNull(),
  attempts: integer().notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  doneAt: at('done_at')
})

/** wx.login and getPhoneNumber codes of the sandbox: valid once, 5 minutes. */
export const sandboxWechatCodes = pgTable('sandbox_wechat_codes', {
  code: text().primaryKey(),
  usedAt: now('used_at')
})

/** The session that the last `wx.login` of a phone began: its key signs virtual payments. */
export const sandboxWechatSessions = pgTable('sandbox_wechat_sessions', {
  openId: text('open_id').primaryKey(),
  sessionKey: text('session_key').notNull()
})

/** Items of the sandbox's virtual payment. */
export const sandboxVirtualItems = pgTable('sandbox_virtual_items', {
  productId: text('product_id').primaryKey(),
  name: text().notNull(),
  priceFen: integer('price_fen').notNull(),
  published: boolean().notNull().default(false)
})

/** Payments of the sandbox's virtual payment: none exists before its sheet is opened. */
export const sandboxVirtualOrders = pgTable('sandbox_virtual_orders', {
  outTradeNo: text('out_trade_no').primaryKey(),
  openId: text('open_id').notNull(),
  totalFen: integer('total_fen').notNull(),
  transactionId: text('transaction_id').notNull(),
  paidAt: at('paid_at').notNull(),
  /** Whether the shop has said that it handed over the goods. */
  provided: boolean().notNull().default(false),
  /** Whether Apple took the money. */
  byApple: boolean('by_apple').notNull().default(false),
  /** Amounts of refunds by number, and when they were made. */
  refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
  refundTimes: jsonb('refund_times').$type<Record<string, string>>().notNull().default({}),
  refundedFen: integer('refunded_fen').notNull().default(0)
})

/** What the sandbox's WeChat was told: deliveries, by transaction, and messages to members. */
export const sandboxWechatReports = pgTable(
  'sandbox_wechat_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'shipping' | 'message'>().notNull(),
    /** The transaction, or the openid. */
    subject: text().notNull(),
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    at: now('at')
  },
  (t) => [index('sandbox_wechat_reports_subject').on(t.subject)]
)

/** Tokens and codes with which the sandbox's hotel systems send their guests: valid once, 5 minutes. */
export const sandboxGuestCodes = pgTable('sandbox_guest_codes', {
  code: text().primaryKey(),
  /** lvyun or jinjiang. */
  system: text().notNull(),
  /** Kind of guest, if the system reports one. */
  type: text().notNull().default(''),
  mobile: text(),
  userId: text('user_id').notNull(),
  expiresAt: at('expires_at').notNull()
})

/** Top-ups by the sandbox: the monthly limit is counted over these rows. */
export const sandboxRecharges = pgTable(
  'sandbox_recharges',
  {
    requestId: text('request_id').primaryKey(),
    account: text().notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** Calendar month in China, like 2026-11. */
    month: text().notNull(),
    placedAt: at('placed_at').notNull()
  },
  (t) => [index('sandbox_recharges_account').on(t.account, t.month)]
)

/** What was reported to the sandbox of YueTu. */
export const sandboxLoungePasses = pgTable('sandbox_lounge_passes', {
  passNo: text('pass_no').primaryKey(),
  planName: text('plan_name').notNull(),
  visits: integer().notNull(),
  guests: integer().notNull(),
  expiresAt: at('expires_at').notNull(),
  closedAt: at('closed_at')
})
