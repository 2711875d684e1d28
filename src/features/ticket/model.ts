import type {
  Data,
  RefundRule,
  SightCategory,
  TicketDay,
  TicketState,
  VisitorDocument
} from '@contract/types'
import { shortYuan } from '@/lib/money'

export type {
  Order,
  RefundRule,
  Sight,
  SightBrief,
  SightCategory,
  TicketDay,
  TicketKind,
  TicketOfMine,
  TicketOrder,
  TicketState,
  Visitor,
  VisitorDocument
} from '@contract/types'

/** What of the sights is shown. */
export interface SightFilter {
  readonly cityCode?: string | undefined
  readonly category?: SightCategory | undefined
  readonly keyword?: string | undefined
  readonly sort: 'popular' | 'distance'
  readonly location: { readonly lat: number; readonly lng: number } | null
}

/** Somebody as the form holds them; '' as the number of one that is kept = it stays. */
export interface VisitorDraft {
  readonly visitorId?: string | undefined
  readonly name: string
  readonly document: VisitorDocument
  readonly number: string
}

/** What tickets would cost, and with which coupons. */
export type TicketPreview = Data<'previewTicketOrder'>

/** What is ordered. */
export interface TicketRequest {
  readonly day: string
  readonly tickets: readonly { readonly kindId: string; readonly visitorId: string }[]
  readonly phone: string
  readonly couponReceiveId?: string | undefined
  /** What the page said that it costs, fen. */
  readonly seenFen: number
  readonly referral: Readonly<Record<string, string | undefined>>
}

/** So many of a kind. */
export interface KindCount {
  readonly kindId: string
  readonly quantity: number
}

/** How many of each kind, in the order in which they are named first. */
export function countKinds(kindIds: readonly string[]): KindCount[] {
  return [...new Set(kindIds)].map((kindId) => ({
    kindId,
    quantity: kindIds.filter((one) => one === kindId).length
  }))
}

/** What a kind of an order is called. */
export const kindNameOf = (
  { kinds }: { readonly kinds: readonly { readonly kindId: string; readonly name: string }[] },
  kindId: string
): string => kinds.find((kind) => kind.kindId === kindId)?.name ?? ''

export const CATEGORY_LABELS: Readonly<Record<SightCategory, string>> = {
  heritage: '名胜古迹',
  nature: '自然风光',
  garden: '园林古镇',
  museum: '博物展馆',
  theme: '主题乐园',
  animal: '动物海洋',
  view: '登高游船'
}

export const DOCUMENT_LABELS: Readonly<Record<VisitorDocument, string>> = {
  idCard: '身份证',
  passport: '护照',
  hkMacaoPermit: '港澳居民来往内地通行证',
  taiwanPermit: '台湾居民来往大陆通行证',
  foreignerPermit: '外国人永久居留身份证'
}

export const DOCUMENTS = Object.keys(DOCUMENT_LABELS) as VisitorDocument[]

const DAY_LABELS: Readonly<Record<Exclude<TicketDay['state'], 'free' | 'closed'>, string>> = {
  held: '付款中',
  gone: '卖完'
}
const CLOSED_LABELS: Readonly<Record<NonNullable<TicketDay['closedFor']>, string>> = {
  rest: '闭园',
  late: '已截止'
}

/** Few enough that it is said how many. */
const FEW = 5

/** What a day says below its number: its price or how many are left, or why it cannot be had. */
export function dayLabel({ state, closedFor, left, priceFen }: TicketDay): string {
  if (state === 'closed') return closedFor ? CLOSED_LABELS[closedFor] : '未开售'
  if (state !== 'free') return DAY_LABELS[state]
  return left <= FEW ? `余${left}` : `¥${shortYuan(priceFen)}`
}

export const TICKET_LABELS: Readonly<Record<TicketState, string>> = {
  issued: '待使用',
  used: '已使用',
  refunding: '退票审核中',
  refunded: '已退款',
  expired: '已过期'
}

/** The refund rule of a ticket in one line. */
export function refundText({ freeHours, feePercent }: RefundRule): string {
  if (freeHours === null) return feePercent >= 100 ? '不可退' : `退款收取 ${feePercent}% 手续费`
  const later = feePercent >= 100 ? '之后不可退' : `之后收取 ${feePercent}% 手续费`
  if (freeHours <= -24) return '未使用随时可退'
  if (freeHours === 0) return `游玩日前可免费退，${later}`
  if (freeHours % 24 === 0) return `游玩日 ${freeHours / 24} 天前可免费退，${later}`
  return `游玩日 0 点前 ${freeHours} 小时可免费退，${later}`
}

/** The rules of the kinds of an order, each once: where all are the same it is said of none in particular. */
export function rulesOf(
  kinds: readonly { readonly name: string; readonly refundRule: RefundRule }[]
): { readonly name: string; readonly words: string }[] {
  const rules = kinds.map(({ name, refundRule }) => ({ name, words: refundText(refundRule) }))
  const [first] = rules
  return first && rules.every(({ words }) => words === first.words) ? [{ ...first, name: '' }] : rules
}

/** Two words for the list: whether a ticket can be given back. */
export function refundTag({ freeHours, feePercent }: RefundRule): string {
  if (freeHours !== null && freeHours <= -24) return '随时退'
  if (freeHours !== null) return '限时退'
  return feePercent >= 100 ? '不可退' : '收费退'
}
