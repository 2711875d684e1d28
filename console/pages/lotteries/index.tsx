import { Link } from 'react-router'
import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { RUN_LABELS } from '../../labels/activities'
import { channelsOf } from '../../labels/channels-of'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Period } from '../../parts/period'
import { Rows } from '../../parts/rows'

type Lottery = ConsoleData<'lotteries'>['items'][number]

const COLUMNS: readonly Column<Lottery>[] = [
  { title: '抽奖', show: ({ lotteryId, title }) => <Link to={`/lottery/${lotteryId}`}>{title}</Link> },
  { title: '状态', show: ({ state }) => RUN_LABELS[state] },
  { title: '时间', show: (lottery) => <Period {...lottery} /> },
  { title: '渠道', show: ({ channelCodes }) => channelsOf(channelCodes) }
]

/** All lotteries. */
export default function LotteriesPage() {
  const { data, error, isPending, refetch } = useRead('lotteries', {})
  return (
    <Page title='抽奖'>
      {error && !data ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Rows
          columns={COLUMNS}
          rows={data?.items ?? []}
          keyOf={({ lotteryId }) => lotteryId}
          isLoading={isPending}
          none='还没有抽奖活动，在目录的 lotteries 中添加'
        />
      )}
    </Page>
  )
}
