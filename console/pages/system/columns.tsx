import type { ConsoleData } from '@contract/console/types'
import { Tag } from 'antd'
import { JOB_LABELS } from '../../labels/jobs'
import { labelOf } from '../../labels/label-of'
import {
  FAULT_LABELS,
  GATEWAY_LABELS,
  PLATFORM_LABELS,
  QUEUE_LABELS,
  TIMING_LABELS
} from '../../labels/system'
import { countText } from '../../lib/count-text'
import { howLong } from '../../lib/how-long'
import type { Column } from '../../parts/column'
import { Time } from '../../parts/time'
import { JobState } from './job-state'

type State = ConsoleData<'systemState'>

export const QUEUES: readonly Column<State['queues'][number]>[] = [
  { title: '队列', show: ({ queue }) => labelOf(QUEUE_LABELS, queue) },
  { title: '等待', isNumber: true, show: ({ items }) => countText(items) },
  {
    title: '最久逾期',
    isNumber: true,
    show: ({ lateSeconds }) => (lateSeconds === 0 ? '—' : howLong(lateSeconds))
  },
  {
    title: '已放弃',
    isNumber: true,
    show: ({ givenUp }) => (givenUp === 0 ? '—' : <Tag color='error'>{givenUp} 项需人工处理</Tag>)
  }
]

export const JOBS: readonly Column<State['jobs'][number]>[] = [
  { title: '任务', show: ({ name }) => labelOf(JOB_LABELS, name) },
  { title: '状态', show: (job) => <JobState job={job} /> },
  { title: '间隔', isNumber: true, show: ({ everyMs }) => howLong(everyMs / 1000) },
  { title: '上次成功', show: ({ succeededAt }) => <Time at={succeededAt} isExact /> },
  { title: '用时', isNumber: true, show: ({ lastMs }) => (lastMs === null ? '—' : `${lastMs} 毫秒`) }
]

export const FAULTS: readonly Column<State['faults'][number]>[] = [
  { title: '错误', show: ({ message }) => <span style={{ overflowWrap: 'anywhere' }}>{message}</span> },
  { title: '种类', show: ({ kind }) => labelOf(FAULT_LABELS, kind) },
  { title: '次数', isNumber: true, show: ({ count }) => count },
  { title: '页面', show: ({ path }) => path },
  { title: '平台', show: ({ platform }) => labelOf(PLATFORM_LABELS, platform) },
  { title: '版本', show: ({ release }) => release },
  { title: '位置', show: ({ place }) => (place === '' ? '—' : place) },
  { title: '最后一次', show: ({ lastAt }) => <Time at={lastAt} /> }
]

/** A layout shift has no unit. */
const timed = (name: string, value: number) => (name === 'cls' ? (value / 1000).toFixed(2) : `${value} 毫秒`)

export const TIMINGS: readonly Column<State['timings'][number]>[] = [
  { title: '耗时', show: ({ name }) => labelOf(TIMING_LABELS, name) },
  { title: '平台', show: ({ platform }) => labelOf(PLATFORM_LABELS, platform) },
  { title: '版本', show: ({ release }) => release },
  { title: '样本', isNumber: true, show: ({ count }) => count },
  { title: 'P50', isNumber: true, show: ({ name, p50 }) => timed(name, p50) },
  { title: 'P75', isNumber: true, show: ({ name, p75 }) => timed(name, p75) },
  { title: 'P95', isNumber: true, show: ({ name, p95 }) => timed(name, p95) }
]

export const GATEWAYS: readonly Column<State['gateways'][number]>[] = [
  { title: '外部系统', show: ({ name }) => labelOf(GATEWAY_LABELS, name) },
  {
    title: '接入',
    show: ({ mode }) => (mode === 'real' ? <Tag color='success'>正式</Tag> : <Tag color='warning'>沙箱</Tag>)
  }
]
