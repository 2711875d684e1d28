import { ORDER_STAGE_LABELS } from '@contract/order/stage'
import type { RecordTab } from '@contract/types'

const TITLES = {
  all: '全部',
  issued: ORDER_STAGE_LABELS.toUse,
  toShip: ORDER_STAGE_LABELS.toShip,
  toReceive: ORDER_STAGE_LABELS.toReceive,
  used: '已使用',
  expired: '已过期'
} as const satisfies Partial<Record<RecordTab, string>>

/** A tab of 兑换记录. */
type ShownTab = keyof typeof TITLES

const isShownTab = (text: string): text is ShownTab => text in TITLES

/** The tabs, in the order of the words of orders. */
export const RECORD_TABS: readonly { readonly key: ShownTab; readonly title: string }[] = Object.entries(
  TITLES
).flatMap(([key, title]) => (isShownTab(key) ? [{ key, title }] : []))

/** The tab that an address names; all records if it names none. */
export const recordTabOf = (text: string | undefined): ShownTab =>
  text !== undefined && isShownTab(text) ? text : 'all'
