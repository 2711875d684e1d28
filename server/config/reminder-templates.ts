import { REMINDER_KINDS } from '@contract/reminder/shapes'
import type { ReminderKind } from '@contract/types'
import type { ReminderWords } from '../db/schema/reminder'

/** A template of WeChat's subscribe messages: which of our words stand in which of its fields. */
export interface ReminderTemplate {
  readonly id: string
  readonly fields: Readonly<Record<string, keyof ReminderWords>>
}

export type ReminderTemplates = Partial<Readonly<Record<ReminderKind, ReminderTemplate>>>

/** SMS templates by kind; each has two parameters, what and its state. */
export type ReminderSmsTemplates = Partial<Readonly<Record<ReminderKind, string>>>

const WORDS: readonly (keyof ReminderWords)[] = ['what', 'state', 'note', 'at', 'amount', 'number']
const FIELD = /^[a-z_]+\d+$/
const TEMPLATE_ID = /^[\w-]{10,64}$/

const kindOf = (text: string): ReminderKind | undefined => REMINDER_KINDS.find((kind) => kind === text)

/** `shipped=template-id:thing1=what;phrase2=state`; undefined if it is not of this form. */
export function readTemplate(entry: string): readonly [ReminderKind, ReminderTemplate] | undefined {
  const [, name = '', id = '', list = ''] = /^(\w+)=([^:]+):(.+)$/.exec(entry) ?? []
  const kind = kindOf(name)
  const pairs = list.split(';').map((pair) => pair.split('='))
  const fields: Record<string, keyof ReminderWords> = {}
  for (const [field = '', name_ = ''] of pairs) {
    const word = WORDS.find((one) => one === name_)
    if (!FIELD.test(field) || !word) return undefined
    fields[field] = word
  }
  return kind && TEMPLATE_ID.test(id) ? [kind, { id, fields }] : undefined
}

/** `shipped=1234567`; undefined if it is not of this form. */
export function readSmsTemplate(entry: string): readonly [ReminderKind, string] | undefined {
  const [, name = '', id = ''] = /^(\w+)=(\d{1,20})$/.exec(entry) ?? []
  const kind = kindOf(name)
  return kind && [kind, id]
}

const EXAMPLE_FIELDS = { thing1: 'what', phrase2: 'state', thing3: 'note' } as const

/** Those of the sandbox, where none is configured. */
export const EXAMPLE_TEMPLATES: ReminderTemplates = Object.fromEntries(
  REMINDER_KINDS.map((kind) => [kind, { id: `sandbox-template-${kind}`, fields: EXAMPLE_FIELDS }])
)
