import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { RUN_LABELS } from '../../labels/activities'
import { channelsOf } from '../../labels/channels-of'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Period } from '../../parts/period'
import { Rows } from '../../parts/rows'

type Campaign = ConsoleData<'referralCampaigns'>['items'][number]

const COLUMNS: readonly Column<Campaign>[] = [
  { title: '活动', show: ({ title }) => title },
  { title: '状态', show: ({ state }) => RUN_LABELS[state] },
  { title: '时间', show: (campaign) => <Period {...campaign} /> },
  { title: '渠道', show: ({ channelCodes }) => channelsOf(channelCodes) },
  { title: '佣金比例', show: ({ basisPoints }) => `${basisPoints / 100}%`, isNumber: true },
  { title: '单独比例', show: ({ rates }) => (rates === 0 ? '—' : `${rates} 项`), isNumber: true },
  { title: '结算等待', show: ({ settleDays }) => `${settleDays} 天`, isNumber: true }
]

/** All campaigns. */
export function Campaigns() {
  const { data, error, isPending, refetch } = useRead('referralCampaigns', {})
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />
  return (
    <Rows
      columns={COLUMNS}
      rows={data?.items ?? []}
      keyOf={({ campaignId }) => campaignId}
      isLoading={isPending}
      none='还没有分销活动，在目录的 referral-campaigns 中添加'
    />
  )
}
