import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

/**
 * First problem of a request, in words for the screen. Messages written in the contract are taken as they are; this
 * says the rest, which only a faulty client meets.
 */
export function describeIssue(issue: RawIssue): string {
  const name = issue.path?.length ? `参数 ${issue.path.join('.')} ` : '请求内容'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `缺少${name.trim()}` : `${name}类型不正确`
    case 'too_small':
      return `${name}太小或太短`
    case 'too_big':
      return `${name}太大或太长`
    default:
      return `${name}不正确`
  }
}
