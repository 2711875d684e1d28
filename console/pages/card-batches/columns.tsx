import { Link } from 'react-router'
import type { ItemOf } from '../../api/paged'
import { BatchState } from '../../parts/batch-state'
import type { Column } from '../../parts/column'
import { Time } from '../../parts/time'

type Batch = ItemOf<'cardBatches'>

/** What the list shows of a batch. */
export const COLUMNS: readonly Column<Batch>[] = [
  { title: '批次', show: ({ batchId, name }) => <Link to={`/card-batch/${batchId}`}>{name}</Link> },
  { title: '会员卡', show: ({ card }) => card.name },
  { title: '状态', show: (batch) => <BatchState batch={batch} /> },
  { title: '总数', show: ({ count }) => count, isNumber: true },
  { title: '已激活', show: ({ activated }) => activated, isNumber: true },
  { title: '未激活', show: ({ left }) => left, isNumber: true },
  { title: '已作废', show: ({ voided }) => voided, isNumber: true },
  { title: '激活截止', show: ({ lastDay }) => lastDay },
  { title: '生成时间', show: ({ madeAt }) => <Time at={madeAt} /> },
  { title: '生成人', show: ({ madeBy }) => madeBy }
]
