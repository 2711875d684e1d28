/** How a kind of personal data is written down: one entry tells users, WeChat's form, the export and the deletion the same (ADR 0041). */

/** Whom data is handed to, and no further than what they do for the member. */
export type PartyId =
  'wechat' | 'pay' | 'sms' | 'map' | 'logistics' | 'warehouse' | 'partner' | 'assistant' | 'captcha'

/** Where a kind is told, and is allowed to be collected. */
export type Basis =
  /** Needed for what the member ordered or asked for. */
  | '履行合同所必需'
  /** Only with a yes of its own, at the moment of its use. */
  | '单独同意'
  /** Kept because a law says so. */
  | '法定义务'
  /** Against abuse and for the counts that run the service. */
  | '服务安全与统计'

/** What becomes of it when the account is deleted. */
export type Ending =
  /** The rows, or what is personal in them, go. */
  | '删除'
  /** They stay for the books, of a member without a name. */
  | '去除身份后留存'

/** What of a table is a member's. */
export interface PersonalTable {
  readonly name: string
  /** What the rows are called in the export. */
  readonly title: string
  /** SQL of the rows `t` of the member $1. */
  readonly of: string
  /** Columns that the member gets in the export, with their names there. */
  readonly given: Readonly<Record<string, string>>
  /** Those of them that are ends of days, shown as the last day. */
  readonly lastDays: ReadonlySet<string>
  /** Columns that are about the member and are not given: keys, book-keeping, hashes and sealed numbers. */
  readonly kept: readonly string[]
}

export interface PersonalKind {
  readonly id: string
  /** In the user's words. */
  readonly what: string
  readonly purpose: string
  readonly basis: Basis
  /** When the user is asked, or told. */
  readonly asked: string
  /** Where the user sees it. */
  readonly shown: string
  /** For how long. */
  readonly life: string
  readonly to: readonly PartyId[]
  readonly ending: Ending
  readonly tables: readonly PersonalTable[]
  /** Stored values of the device (src/platform/storage/stored-values.ts). */
  readonly device?: readonly string[]
  /** Interfaces of WeChat that give it: those for which a mini-program must declare its purpose. */
  readonly apis?: readonly string[]
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * `t('addresses', '收货地址', 'name:收货人 mobile:手机号', 'id created_at')`; `expires_at:有效期至:day` is the end of a day. `of` is the
 * member’s own rows unless said.
 */
export const t = (
  name: string,
  title: string,
  provided: string,
  saved: string,
  of = 't.member_id = $1'
): PersonalTable => {
  const columns = words(provided).map((text) => text.split(':'))
  return {
    name,
    title,
    of,
    given: Object.fromEntries(columns.map(([column = '', title = '']) => [column, title])),
    lastDays: new Set(columns.flatMap(([column = '', , shown]) => (shown === 'day' ? [column] : []))),
    kept: words(saved)
  }
}

/** Rows that hang on an order of the member's. */
export const OF_ORDER = 't.order_no in (select order_no from orders where member_id = $1)'
