/**
 * The description of a kind of personal data: users, WeChat's form, the export and the deletion all use the same
 * entry (ADR 0041).
 */

/** Recipients of data, limited to what they do for the member. */
export type PartyId =
  | 'wechat'
  | 'pay'
  | 'sms'
  | 'map'
  | 'logistics'
  | 'warehouse'
  | 'partner'
  | 'assistant'
  | 'captcha'

/** The legal basis for collecting a kind. */
export type Basis =
  /** Necessary for what the member ordered or requested. */
  | '履行合同所必需'
  /** Only with separate consent, at the moment of use. */
  | '单独同意'
  /** Retained because a law requires it. */
  | '法定义务'
  /** Against abuse, and for operational statistics. */
  | '服务安全与统计'

/** What happens to it when the account is deleted. */
export type Ending =
  /** The rows, or their personal fields, are deleted. */
  | '删除'
  /** They are retained for the books, for a nameless member. */
  | '去除身份后留存'

/** A member's part of a table. */
export interface PersonalTable {
  readonly name: string
  /** The title of the rows in the export. */
  readonly title: string
  /** SQL of the rows `t` of the member $1. */
  readonly of: string
  /** Columns included in the member's export, with their names there. */
  readonly given: Readonly<Record<string, string>>
  /** Those of them that are ends of days, displayed as the last day. */
  readonly lastDays: ReadonlySet<string>
  /** Columns about the member that are not exported: keys, book-keeping, hashes and sealed numbers. */
  readonly kept: readonly string[]
}

export interface PersonalKind {
  readonly id: string
  /** In the user's words. */
  readonly what: string
  readonly purpose: string
  readonly basis: Basis
  /** When the user is asked, or informed. */
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
  /** WeChat interfaces that provide it: those for which a mini-program must declare its purpose. */
  readonly apis?: readonly string[]
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * `t('addresses', '收货地址', 'name:收货人 mobile:手机号', 'id created_at')`; `expires_at:有效期至:day` is the end of a day. `of`
 * defaults to the member’s own rows.
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

/** Rows that belong to an order of the member's. */
export const OF_ORDER = 't.order_no in (select order_no from orders where member_id = $1)'
