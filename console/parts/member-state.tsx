import type { Moment } from '@contract/time'
import { Tag } from 'antd'

interface Props {
  readonly member: { readonly blockedAt: Moment | null; readonly closedAt: Moment | null }
}

/** Whether a member is kept out, or has left. */
export function MemberState({ member: { blockedAt, closedAt } }: Props) {
  if (blockedAt !== null) return <Tag color='error'>已停用</Tag>
  if (closedAt !== null) return <Tag>已注销</Tag>
  return <Tag color='success'>正常</Tag>
}
