import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const FAULTS: Readonly<Record<string, string>> = {
  invalid_type: '类型不对',
  too_small: '太小或太短',
  too_big: '太大或太长'
}

/**
 * First problem of a request, as text for the screen. Messages from the contract are used as they are; this
 * covers the rest, which only a faulty client causes: what the user can do, and for us the position.
 */
export function describeIssue(issue: RawIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  const fault = missing ? '缺少' : (FAULTS[issue.code ?? ''] ?? '不对')
  return `提交的内容不正确，请刷新页面后再试（${[...(issue.path ?? []), fault].join(' ')}）`
}
