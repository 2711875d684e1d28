import type { ConsoleData } from '@contract/console/types'

type Kind = ConsoleData<'feedback'>['items'][number]['kind']

/** What feedback is about, as members chose it. */
export const FEEDBACK_KIND_LABELS: Readonly<Record<Kind, string>> = {
  fault: '功能问题',
  suggestion: '产品建议',
  service: '服务投诉',
  other: '其他'
}
