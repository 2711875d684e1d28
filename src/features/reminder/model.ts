import type { Reminder, ReminderKind } from '@contract/types'

export type { Reminder, ReminderKind } from '@contract/types'

export const REMINDER_TITLES: Readonly<Record<ReminderKind, string>> = {
  shipped: '发货',
  refunded: '退款到账',
  afterSale: '售后进展',
  cardEnds: '会员卡到期',
  rightEnds: '权益到期',
  prize: '奖品待领取',
  feedback: '反馈答复'
}

/** Templates that WeChat asks for at once. */
const MAX_TEMPLATES = 3

/** Those of `kinds` that WeChat can deliver, in that order. */
export const deliverable = (reminders: readonly Reminder[], kinds: readonly ReminderKind[]): Reminder[] =>
  kinds
    .flatMap((kind) => reminders.filter((one) => one.kind === kind && one.templateId !== null))
    .slice(0, MAX_TEMPLATES)

/** Whether a message of this kind would come. */
export const willCome = ({ on, left }: Reminder): boolean => on && left > 0

export const titlesOf = (reminders: readonly Reminder[]): string =>
  reminders.map(({ kind }) => REMINDER_TITLES[kind]).join('、')
