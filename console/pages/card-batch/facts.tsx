import type { ConsoleData } from '@contract/console/types'
import { Descriptions } from 'antd'
import { BatchState } from '../../parts/batch-state'
import { Time } from '../../parts/time'

interface Props {
  readonly batch: ConsoleData<'cardBatch'>['batch']
}

/** What a batch is, and for whom its codes were encrypted. */
export function BatchFacts({ batch }: Props) {
  const { firstNo, lastNo, count, activated, left, voided, voidedAt, voidReason } = batch
  const facts = [
    ['会员卡', batch.card.name],
    ['状态', <BatchState key='' batch={batch} />],
    ['激活截止', batch.lastDay],
    ['总数', count],
    ['已激活', activated],
    ['未激活', left],
    ['卡号', `${firstNo} 至 ${lastNo}`],
    ['生成时间', <Time key='' at={batch.madeAt} />],
    ['生成人', batch.madeBy],
    ...(voidedAt === null
      ? []
      : [
          ['已作废', voided],
          ['作废时间', <Time key='' at={voidedAt} />],
          ['作废原因', voidReason]
        ]),
    [
      '接收方公钥',
      <span key='' className='written'>
        {batch.recipient}
      </span>
    ]
  ] as const
  return (
    <Descriptions
      bordered
      size='small'
      column={{ xs: 1, sm: 1, md: 2, xl: 3 }}
      styles={{ label: { whiteSpace: 'nowrap' } }}
      items={facts.map(([label, children], index) => ({ key: index, label, children }))}
    />
  )
}
