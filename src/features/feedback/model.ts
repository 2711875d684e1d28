import type { Feedback } from '@contract/types'

export type { Feedback } from '@contract/types'
export type FeedbackKind = Feedback['kind']

export const KINDS: readonly { key: FeedbackKind; title: string }[] = [
  { key: 'fault', title: '功能问题' },
  { key: 'suggestion', title: '产品建议' },
  { key: 'service', title: '服务投诉' },
  { key: 'other', title: '其他' }
]

export const kindTitle = (kind: FeedbackKind): string => KINDS.find(({ key }) => key === kind)?.title ?? ''

export const CONTENT_LENGTH = 500
export const CONTACT_LENGTH = 50
export const MAX_PICTURES = 9
const MIN_LENGTH = 5

/** A form that is filled in. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind
  readonly content: string
  /** Addresses of pictures that are with the server. */
  readonly pictures: readonly string[]
  readonly contact: string
}

export const EMPTY_DRAFT: FeedbackDraft = { kind: 'suggestion', content: '', pictures: [], contact: '' }

/** What is wrong with what was written, or undefined. */
export const contentFault = (content: string): string | undefined =>
  content.trim().length < MIN_LENGTH ? `请至少写 ${MIN_LENGTH} 个字` : undefined
