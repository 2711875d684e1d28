import { z } from 'zod'
import { text } from '../common'

/** What members are told of outside of the app: in WeChat, or by SMS. */
export const REMINDER_KINDS = [
  'shipped',
  'refunded',
  'afterSale',
  'cardEnds',
  'rightEnds',
  'prize',
  'feedback'
] as const

export const reminderKind = z.enum(REMINDER_KINDS)

/** A template of WeChat's: a subscription to it is good for one message. */
export const templateId = z.string().regex(/^[\w-]{10,64}$/, '消息模板无效')

export const reminder = z.object({
  kind: reminderKind,
  /** False: the member has turned it off. */
  on: z.boolean(),
  /** The template to subscribe to in the mini-program; null: there is none. */
  templateId: text(64).nullable(),
  /** Messages that WeChat will still deliver. */
  left: z.int()
})
