import { kept, type Kept } from './kept'

const FOR_EVER = 'for ever, nameless once the account is deleted'
const NOBODY: readonly string[] = []
const CATALOGUE = 'as long as the operator has it'

/** What no job removes: what laws or books want, and what does not grow by itself. */
export const STAYS: readonly Kept[] = [
  kept(
    'orders order_lines order_events order_consents payments refunds refund_acts partner_orders',
    'orders, their history, payments and refunds',
    FOR_EVER,
    NOBODY,
    'at least 3 years (电子商务法第三十一条), and vouchers of accounts 30 years (会计档案管理办法). **Grows for ever**: about 1.5 GB for a million orders'
  ),
  kept(
    'shipments shipment_lines goods_on_the_way parcels parcel_lines parcel_traces shipping_reports',
    'shipments and what carriers said',
    FOR_EVER,
    NOBODY,
    'proof of delivery belongs to the order, at least 3 years (电子商务法第三十一条). **Grows for ever**'
  ),
  kept(
    'after_sales after_sale_lines after_sale_withholdings after_sale_events',
    'requests for refunds and returns',
    FOR_EVER,
    NOBODY,
    'with the order. **Grows for ever**, slowly'
  ),
  kept(
    'ledger_entries ledger_start bill_days bill_rows bill_differences',
    'the ledger, and the bills of payment channels',
    'for ever',
    NOBODY,
    'books of accounts, 30 years (会计档案管理办法); they name orders, not persons. **Grows for ever**'
  ),
  kept(
    'virtual_messages',
    'what WeChat told of virtual payments and staff have to know, and what Apple was answered about refunds',
    'for ever',
    NOBODY,
    'proof of what was answered, with the order; it names payments, not persons. **Grows for ever**, slowly'
  ),
  kept(
    'commissions commission_lines commission_entries commission_accounts points_entries points_accounts',
    'commissions and points',
    FOR_EVER,
    NOBODY,
    'each balance is the sum of its entries. **Grows for ever**'
  ),
  kept(
    'member_cards card_terms card_codes member_plates round_usages coupon_receives receive_records receive_parcels grant_codes grant_lines lounge_passes lounge_visits tickets',
    'rights that members hold or have used',
    FOR_EVER,
    NOBODY,
    'settled with brands by these rows, and with the order. **Grows for ever**'
  ),
  kept(
    'activity_gains lottery_draws',
    'gifts taken and draws',
    FOR_EVER,
    NOBODY,
    'one gift per person and one draw per try are held by these rows; prizes are proof of what was promised. **Grows for ever**'
  ),
  kept(
    'staff_acts',
    'what staff did',
    'for ever',
    NOBODY,
    'audit trail: each row has the hash of the one before, so none can be removed. **Grows for ever**, slowly'
  ),
  kept(
    'staff_accounts',
    'accounts of staff',
    'for ever',
    NOBODY,
    'disabled rather than deleted: the audit trail names them'
  ),
  kept(
    'staff_passkeys staff_identities',
    'passkeys of staff (public keys alone), and who they are at the identity provider',
    'until they are removed, or the account is reset',
    NOBODY,
    'a login needs them; an account has a few'
  ),
  kept(
    'catalogue_pictures',
    'pictures of the catalogue, by the hash of their bytes',
    'for ever',
    NOBODY,
    'orders and records show the picture of their time. **Grows for ever**, with every replaced picture'
  ),
  kept(
    'catalogue_restocks catalogue_applications catalogue_hand_changes virtual_goods card_batches questionnaire_versions',
    'what operators applied and changed',
    'for ever',
    NOBODY,
    'an applied restock must not count again; grows with operators’ work only'
  ),
  kept(
    'activities activity_items brands merchants merchant_search_terms channels agreements card_products card_plates plates plate_privileges privileges privilege_merchants products coupons lotteries lottery_prizes questionnaires referral_campaigns referral_materials airports lounges lounge_plans mall_categories freight_templates freight_rules mall_products mall_search_terms mall_skus sights ticket_kinds help_articles assistant_documents',
    'the catalogue',
    CATALOGUE,
    NOBODY,
    'orders point at what they bought; does not grow by itself. Versions of agreements are kept: members agreed to them'
  ),
  kept(
    'job_runs schema_migrations receiver_sealing',
    'when jobs ran, which migrations, and since when numbers of receivers are sealed',
    'for ever',
    NOBODY,
    'one row for each job and migration, and one'
  ),
  kept(
    'sandbox_sms sandbox_notices sandbox_wechat_codes sandbox_wechat_reports sandbox_guest_codes sandbox_recharges',
    'traffic of the sandboxes, none in production',
    'a week; recharges 62 days',
    ['sweep the sandbox'],
    'demonstrations'
  ),
  kept(
    'sandbox_partner_sessions',
    'logins at sandbox partners, none in production',
    'until they end',
    ['sweep sessions of sandbox partners'],
    'demonstrations'
  ),
  kept(
    'sandbox_chat_messages',
    'chats of the sandbox, none in production',
    'as long as a page may show them',
    ['sweep the sandbox chats'],
    'demonstrations'
  ),
  kept(
    'sandbox_trades sandbox_wechat_sessions sandbox_virtual_items sandbox_virtual_orders sandbox_lounge_passes sandbox_partner_orders sandbox_partner_modes sandbox_jd_cards sandbox_shipments sandbox_parcels',
    'what the other side of the sandboxes would know, none in production',
    'for ever',
    NOBODY,
    'refunds and queries may ask for it; an installation with sandboxes is not for customers'
  )
]
