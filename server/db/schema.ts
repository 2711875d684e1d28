/**
 * The database, as Drizzle tables. The rules that must never break (stock, quotas, one grant, money that adds up) are
 * CHECK and UNIQUE constraints here; `server/db/migrations` is generated from this file.
 * Money is integer fen; moments are timestamptz.
 */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const now = (name: string) => at(name).notNull().defaultNow()

/* ── Channels and catalogue ─────────────────────────────────────────────────────────────────────────────────── */

export const channels = pgTable('channels', {
  code: text().primaryKey(),
  name: text().notNull(),
  slogan: text().notNull(),
  logo: text().notNull(),
  needMobile: boolean('need_mobile').notNull(),
  /** channelConfig of spec section 3; sent as JSON text. */
  config: jsonb().notNull(),
  servicePhone: text('service_phone').notNull(),
  serviceHours: text('service_hours').notNull(),
  /** Home banners: {id, picture, alt, link}[]. */
  banners: jsonb().notNull()
})

export const agreements = pgTable(
  'agreements',
  {
    kind: text().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    effectiveAt: at('effective_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.kind, t.version] })]
)

export const brands = pgTable('brands', {
  id: text().primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  intro: text().notNull()
})

export const merchants = pgTable(
  'merchants',
  {
    id: text().primaryKey(),
    brandId: text('brand_id').references(() => brands.id),
    name: text().notNull(),
    category: text().notNull(),
    cityCode: text('city_code').notNull(),
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    phone: text().notNull(),
    hours: text().notNull(),
    picture: text().notNull(),
    rating: integer().notNull()
  },
  (t) => [index('merchants_city').on(t.cityCode, t.category)]
)

export const privileges = pgTable(
  'privileges',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    pictures: text().array().notNull(),
    faceFen: integer('face_fen').notNull(),
    faceText: text('face_text').notNull(),
    rulesHtml: text('rules_html').notNull(),
    usageHtml: text('usage_html').notNull(),
    /** null = not limited. */
    stock: integer(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** Days that a code is good for after it was received. */
    validityDays: integer('validity_days').notNull(),
    /** How it is handed over: a code, a code with a PIN, to an account (recharge), or a draw (lottery). */
    delivery: text().notNull(),
    /** lottery: {name, weight}[] that the server draws from. */
    prizes: jsonb(),
    groupId: text('group_id'),
    groupName: text('group_name'),
    hot: integer().notNull().default(0),
    /** Channels that have it; empty = all. */
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [
    check('privileges_stock', sql`${t.stock} >= 0`),
    check('privileges_delivery', sql`${t.delivery} in ('code','pair','account','draw')`),
    index('privileges_kind').on(t.kind, t.hot.desc()),
    index('privileges_group').on(t.groupId)
  ]
)

export const privilegeMerchants = pgTable(
  'privilege_merchants',
  {
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id)
  },
  (t) => [primaryKey({ columns: [t.privilegeId, t.merchantId] }), index('pm_merchant').on(t.merchantId)]
)

export const plates = pgTable(
  'plates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    /** once | week | month | quarter | year. */
    period: text().notNull(),
    quota: integer().notNull(),
    rounds: integer().notNull(),
    /** How often one member may buy it; 0 = not limited. */
    buyLimit: integer('buy_limit').notNull(),
    /** null = not limited. */
    stock: integer(),
    rulesHtml: text('rules_html').notNull(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [
    check('plates_stock', sql`${t.stock} >= 0`),
    check('plates_quota', sql`${t.quota} > 0 and ${t.rounds} > 0`)
  ]
)

export const platePrivileges = pgTable(
  'plate_privileges',
  {
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    sort: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.plateId, t.privilegeId] }), index('pp_privilege').on(t.privilegeId)]
)

export const cardProducts = pgTable(
  'card_products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    level: text().notNull(),
    tagline: text().notNull(),
    face: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    validityDays: integer('validity_days').notNull(),
    benefits: text().array().notNull(),
    instructionsHtml: text('instructions_html').notNull(),
    stock: integer(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [check('card_products_stock', sql`${t.stock} >= 0`)]
)

export const cardPlates = pgTable(
  'card_plates',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    /** included = comes with the card; addon = can be bought onto it. */
    mode: text().notNull(),
    sort: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.cardId, t.plateId] })]
)

/** Virtual goods of the market: bought once, handed over as receive records of a privilege. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    stock: integer(),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [check('products_stock', sql`${t.stock} >= 0`)]
)

export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** full_cut | discount | fixed; see the contract's couponRule. */
    rule: text().notNull(),
    thresholdFen: integer('threshold_fen').notNull(),
    amountFen: integer('amount_fen').notNull(),
    percent: integer().notNull(),
    maxOffFen: integer('max_off_fen').notNull(),
    scope: text().notNull(),
    /** Items it is good for; empty = all of the scope. */
    scopeIds: text('scope_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ruleText: text('rule_text').notNull(),
    rulesHtml: text('rules_html').notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    perMember: integer('per_member').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Days it is good for once claimed. */
    validDays: integer('valid_days').notNull(),
    labelId: text('label_id'),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sort: integer().notNull()
  },
  (t) => [check('coupons_claimed', sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`)]
)

/* ── Members ────────────────────────────────────────────────────────────────────────────────────────────────── */

export const members = pgTable('members', {
  id: text().primaryKey(),
  /** null after the account was deleted, or before a WeChat member gave one. */
  mobile: text().unique(),
  nickname: text().notNull(),
  avatar: text(),
  gender: text().notNull().default('unknown'),
  birthday: date({ mode: 'string' }),
  channelCode: text('channel_code').notNull(),
  agreementVersion: text('agreement_version'),
  createdAt: now('created_at'),
  deletedAt: at('deleted_at')
})

export const wechatIdentities = pgTable(
  'wechat_identities',
  {
    appId: text('app_id').notNull(),
    openId: text('open_id').notNull(),
    unionId: text('union_id'),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: now('created_at')
  },
  (t) => [primaryKey({ columns: [t.appId, t.openId] }), index('wechat_member').on(t.memberId)]
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    platform: text().notNull(),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [index('sessions_member').on(t.memberId)]
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    mobile: text().notNull(),
    scene: text().notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.mobile, t.scene] })]
)

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    mobile: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    street: text().notNull().default(''),
    detail: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: now('created_at')
  },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`)
  ]
)

/* ── What members hold ──────────────────────────────────────────────────────────────────────────────────────── */

export const memberCards = pgTable(
  'member_cards',
  {
    id: text().primaryKey(),
    cardNo: text('card_no').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    /** inactive | active; expired follows from expiresAt. */
    state: text().notNull(),
    orderNo: text('order_no').unique(),
    activatedAt: at('activated_at'),
    expiresAt: at('expires_at'),
    /** Something new on it that the member has not looked at (red dot). */
    hasNews: boolean('has_news').notNull().default(false),
    createdAt: now('created_at')
  },
  (t) => [index('member_cards_member').on(t.memberId)]
)

/** Printed cards: a number and a code, each activated once. */
export const cardCodes = pgTable('card_codes', {
  cardNo: text('card_no').primaryKey(),
  codeMac: text('code_mac').notNull(),
  cardId: text('card_id')
    .notNull()
    .references(() => cardProducts.id),
  usedBy: text('used_by').references(() => members.id),
  usedAt: at('used_at')
})

export const memberPlates = pgTable(
  'member_plates',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    memberCardId: text('member_card_id')
      .notNull()
      .references(() => memberCards.id),
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    source: text().notNull(),
    orderNo: text('order_no').unique(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    createdAt: now('created_at')
  },
  (t) => [
    index('member_plates_card').on(t.memberCardId),
    index('member_plates_member').on(t.memberId, t.plateId),
    uniqueIndex('member_plates_included_once')
      .on(t.memberCardId, t.plateId)
      .where(sql`${t.source} = 'included'`)
  ]
)

/** What was taken of a plate in a round; the CHECK is the quota. */
export const roundUsages = pgTable(
  'round_usages',
  {
    memberPlateId: text('member_plate_id')
      .notNull()
      .references(() => memberPlates.id),
    roundNo: integer('round_no').notNull(),
    used: integer().notNull(),
    quota: integer().notNull()
  },
  (t) => [
    primaryKey({ columns: [t.memberPlateId, t.roundNo] }),
    check('round_usages_quota', sql`${t.used} >= 0 and ${t.used} <= ${t.quota}`)
  ]
)

export const receiveRecords = pgTable(
  'receive_records',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    /** Taken from a plate … */
    memberPlateId: text('member_plate_id').references(() => memberPlates.id),
    roundNo: integer('round_no'),
    /** … or bought by an order, the n-th of its quantity. */
    orderNo: text('order_no'),
    orderSeq: integer('order_seq'),
    /** processing | issued | used | failed; expired follows from expiresAt. */
    state: text().notNull(),
    code: text().unique(),
    pin: text(),
    account: text(),
    prize: text(),
    failedReason: text('failed_reason'),
    receivedAt: now('received_at'),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull()
  },
  (t) => [
    /** One of each privilege in a round: redeeming twice at once gives one code. */
    unique('receive_once_a_round').on(t.memberPlateId, t.roundNo, t.privilegeId),
    unique('receive_once_an_order').on(t.orderNo, t.orderSeq),
    index('receive_member').on(t.memberId, t.receivedAt.desc()),
    /** What the job that goes on with recharges looks for. */
    index('receive_processing')
      .on(t.receivedAt)
      .where(sql`${t.state} = 'processing'`)
  ]
)

export const couponReceives = pgTable(
  'coupon_receives',
  {
    id: text().primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The member's n-th of this coupon: UNIQUE keeps the limit under races. */
    seq: integer().notNull(),
    /** usable | locked | used; expired follows from expiresAt. */
    state: text().notNull(),
    orderNo: text('order_no'),
    receivedAt: now('received_at'),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Idempotency key of the call that claimed it: should that call come again after a crash, it finds this one. */
    requestKey: text('request_key')
  },
  (t) => [
    unique('coupon_receives_seq').on(t.couponId, t.memberId, t.seq),
    unique('coupon_receives_request').on(t.memberId, t.requestKey),
    index('coupon_receives_member').on(t.memberId, t.state),
    check('coupon_receives_order', sql`(${t.state} = 'usable') = (${t.orderNo} is null)`)
  ]
)

/** What members look at: feeds recommendations. */
export const privilegeViews = pgTable(
  'privilege_views',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    times: integer().notNull(),
    seenAt: at('seen_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.memberId, t.privilegeId] })]
)

/* ── Orders and money ───────────────────────────────────────────────────────────────────────────────────────── */

export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    totalFen: integer('total_fen').notNull(),
    discountFen: integer('discount_fen').notNull(),
    payFen: integer('pay_fen').notNull(),
    couponReceiveId: text('coupon_receive_id').references(() => couponReceives.id),
    /** The card that a plate goes on. */
    memberCardId: text('member_card_id').references(() => memberCards.id),
    distributor: text(),
    account: text(),
    distributionActivityId: text('distribution_activity_id'),
    labelId: text('label_id'),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    fulfilledAt: at('fulfilled_at'),
    closedAt: at('closed_at'),
    /** Taken out of the list by the member. */
    hiddenAt: at('hidden_at'),
    /** Idempotency key of the call that made it: should that call come again after a crash, it finds this order. */
    requestKey: text('request_key')
  },
  (t) => [
    unique('orders_request').on(t.memberId, t.requestKey),
    check(
      'orders_money',
      sql`${t.payFen} = ${t.totalFen} - ${t.discountFen} and ${t.payFen} >= 0 and ${t.discountFen} >= 0`
    ),
    check(
      'orders_state',
      sql`${t.state} in ('unpaid','paid','fulfilled','cancelled','closed','refunding','refunded')`
    ),
    index('orders_member').on(t.memberId, t.createdAt.desc()),
    index('orders_due')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'unpaid'`),
    index('orders_to_fulfil')
      .on(t.paidAt)
      .where(sql`${t.state} = 'paid'`)
  ]
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    lineNo: integer('line_no').notNull(),
    itemId: text('item_id').notNull(),
    name: text().notNull(),
    picture: text().notNull(),
    unitFen: integer('unit_fen').notNull(),
    quantity: integer().notNull(),
    discountFen: integer('discount_fen').notNull(),
    payFen: integer('pay_fen').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.lineNo] }),
    check(
      'order_lines_money',
      sql`${t.payFen} = ${t.unitFen} * ${t.quantity} - ${t.discountFen} and ${t.payFen} >= 0`
    )
  ]
)

/** The history of an order: every transition with who caused it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    state: text().notNull(),
    cause: text().notNull(),
    note: text().notNull(),
    at: now('at')
  },
  (t) => [index('order_events_order').on(t.orderNo)]
)

/** One attempt to pay an order: `outTradeNo` is ours, `transactionId` the payment channel's. */
export const payments = pgTable(
  'payments',
  {
    outTradeNo: text('out_trade_no').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    way: text().notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** created | paid | closed | refunding | refunded. */
    state: text().notNull(),
    prepayId: text('prepay_id'),
    mwebUrl: text('mweb_url'),
    transactionId: text('transaction_id').unique(),
    createdAt: now('created_at'),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at')
  },
  (t) => [
    check('payments_amount', sql`${t.amountFen} > 0`),
    index('payments_order').on(t.orderNo),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.state} = 'created'`)
  ]
)

/** Notices that were accepted, so that a repeated one changes nothing. */
export const payNotices = pgTable('pay_notices', {
  id: text().primaryKey(),
  outTradeNo: text('out_trade_no').notNull(),
  receivedAt: now('received_at')
})

export const refunds = pgTable(
  'refunds',
  {
    outRefundNo: text('out_refund_no').primaryKey(),
    /** One refund a payment: what was paid too much goes back once. */
    outTradeNo: text('out_trade_no')
      .notNull()
      .unique()
      .references(() => payments.outTradeNo),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    amountFen: integer('amount_fen').notNull(),
    reason: text().notNull(),
    /** processing | done. */
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: now('next_try_at'),
    createdAt: now('created_at'),
    doneAt: at('done_at')
  },
  (t) => [
    index('refunds_open')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'processing'`)
  ]
)

/* ── Visits and plumbing ────────────────────────────────────────────────────────────────────────────────────── */

export const visits = pgTable(
  'visits',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    path: text().notNull(),
    deviceId: text('device_id').notNull(),
    memberId: text('member_id'),
    channelCode: text('channel_code').notNull(),
    platform: text().notNull(),
    source: integer().notNull(),
    distributor: text(),
    labelId: text('label_id'),
    detail: jsonb(),
    day: date({ mode: 'string' }).notNull(),
    at: now('at')
  },
  (t) => [
    /** A device counts once a day as a unique visitor. */
    uniqueIndex('visits_uv')
      .on(t.channelCode, t.deviceId, t.day)
      .where(sql`${t.kind} = 'uv'`),
    index('visits_day').on(t.day, t.kind)
  ]
)

/** First answers of keyed writes (header Idempotency-Key), kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The member's id, or `visitor`. */
    scope: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The whole answer as it was sent; null while the first call runs. */
    response: text(),
    status: integer(),
    /** Who runs the call, and until when it is believed to be alive: a crash in between must not block for ever. */
    runner: text().notNull(),
    leaseUntil: at('lease_until').notNull(),
    createdAt: now('created_at')
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_age').on(t.createdAt)]
)

/** Counters of the business limits; made UNLOGGED by hand in the migration. */
export const rateHits = pgTable('rate_hits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetAt: at('reset_at').notNull()
})

/** When each recurring job may run next; the row is the lock between processes. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  runner: text().notNull(),
  nextAt: at('next_at').notNull()
})

/* ── The sandbox's own memory: what the outside world would keep ────────────────────────────────────────────── */

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
  notifyUrl: text('notify_url').notNull(),
  /** NOTPAY | SUCCESS | CLOSED | REFUND, as WeChat Pay names them. */
  state: text().notNull(),
  transactionId: text('transaction_id'),
  /** How its notice goes out: normal | slow | lost | twice. */
  noticeMode: text('notice_mode').notNull().default('normal'),
  refundedFen: integer('refunded_fen').notNull().default(0),
  refunds: jsonb().notNull().default({}),
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

/** wx.login and getPhoneNumber codes of the sandbox: once, 5 minutes. */
export const sandboxWechatCodes = pgTable('sandbox_wechat_codes', {
  code: text().primaryKey(),
  usedAt: now('used_at')
})

/** What the sandbox has topped up: the limit of a month is counted over these rows. */
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

/* ── Uploads ────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Pictures that members uploaded. In the database because several processes, on several machines, serve them. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    mime: text().notNull(),
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: now('created_at')
  },
  (t) => [
    /** The same picture twice is one upload. */
    unique('uploads_once').on(t.memberId, t.sha256),
    check('uploads_mime', sql`${t.mime} in ('image/png','image/jpeg','image/webp')`)
  ]
)
