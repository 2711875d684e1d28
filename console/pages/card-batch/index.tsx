import { useParams } from 'react-router'
import { usePages } from '../../api/use-pages'
import { useRead } from '../../api/use-read'
import { ActButton } from '../../parts/act-button'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Waiting } from '../../parts/waiting'
import { DAYS, MEMBERS } from './columns'
import { BatchFacts } from './facts'

/** A batch of printed cards: what has become of them, and who activated them. */
export default function CardBatch() {
  const { batchId = '' } = useParams()
  const { data, error, refetch } = useRead('cardBatch', { batchId })
  const members = usePages('cardBatchMembers', { batchId })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { batch, days } = data
  return (
    <Page
      title={batch.name}
      actions={
        batch.voidedAt === null &&
        batch.left > 0 && (
          <ActButton
            name='voidCardBatch'
            label='作废批次'
            done='未激活的卡已全部作废'
            isDanger
            asks={`原因（${batch.left} 张未激活的卡将立即失效，不能恢复）`}
            inputOf={({ reason }) => ({ batchId, reason })}
          />
        )
      }
    >
      <BatchFacts batch={batch} />
      <Section title='每日激活'>
        <Rows columns={DAYS} rows={days} keyOf={({ day }) => day} none='还没有卡被激活' />
      </Section>
      <Section title='激活的会员'>
        <PagedRows pages={members} columns={MEMBERS} keyOf={({ cardNo }) => cardNo} none='还没有会员激活' />
      </Section>
    </Page>
  )
}
