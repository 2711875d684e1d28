import type { ConsoleData } from '@contract/console/types'
import { Tag } from 'antd'

interface Props {
  readonly job: ConsoleData<'systemState'>['jobs'][number]
}

/** Whether a job runs as it is to. */
export function JobState({ job: { isLate, failures, succeededAt } }: Props) {
  if (failures > 0) return <Tag color='error'>{`连续失败 ${failures} 次`}</Tag>
  if (isLate) return <Tag color='error'>已迟到</Tag>
  return succeededAt === null ? <Tag>尚未运行</Tag> : <Tag color='success'>正常</Tag>
}
