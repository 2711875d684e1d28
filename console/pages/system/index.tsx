import { Segmented } from 'antd'
import { useRead } from '../../api/use-read'
import { useFilters } from '../../lib/use-filters'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Waiting } from '../../parts/waiting'
import { FAULTS, GATEWAYS, JOBS, QUEUES, TIMINGS } from './columns'

const VIEWS = [
  { value: 'queues', label: '队列' },
  { value: 'jobs', label: '定时任务' },
  { value: 'faults', label: '客户端' },
  { value: 'gateways', label: '外部系统' }
]

/** Read again after this time, ms. */
const AGAIN_MS = 30_000

/** How the servers do: queues, jobs, what went wrong on clients, and which outside systems are real. */
export default function System() {
  const [{ view = 'queues' }, setFilters] = useFilters(['view'])
  const { data, error, refetch } = useRead('systemState', {}, { refetchInterval: AGAIN_MS })
  return (
    <Page title='系统'>
      <Segmented
        options={VIEWS}
        value={view}
        onChange={(next) => setFilters({ view: next })}
        style={{ alignSelf: 'flex-start' }}
      />
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && view === 'queues' && (
        <Rows columns={QUEUES} rows={data.queues} keyOf={({ queue }) => queue} none='没有队列' />
      )}
      {data && view === 'jobs' && (
        <Rows columns={JOBS} rows={data.jobs} keyOf={({ name }) => name} none='还没有任务运行过' />
      )}
      {data && view === 'faults' && (
        <>
          <Section title='错误'>
            <Rows
              columns={FAULTS}
              rows={data.faults}
              keyOf={({ release, kind, message, place }) => [release, kind, message, place].join('\n')}
              none='没有收到客户端错误'
            />
          </Section>
          <Section title='耗时'>
            <Rows
              columns={TIMINGS}
              rows={data.timings}
              keyOf={({ platform, release, name }) => [platform, release, name].join('\n')}
              none='还没有收到耗时：每十次访问约有一次上报'
            />
          </Section>
        </>
      )}
      {data && view === 'gateways' && (
        <Rows columns={GATEWAYS} rows={data.gateways} keyOf={({ name }) => name} none='没有外部系统' />
      )}
    </Page>
  )
}
