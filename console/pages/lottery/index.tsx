import { useParams } from 'react-router'
import { useRead } from '../../api/use-read'
import { RUN_LABELS } from '../../labels/activities'
import { channelsOf } from '../../labels/channels-of'
import { Failed } from '../../parts/failed'
import { FileButton } from '../../parts/file-button'
import { Page } from '../../parts/page'
import { Period } from '../../parts/period'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Waiting } from '../../parts/waiting'
import { PRIZE_COLUMNS, PRIZE_FILE } from './prizes'
import { Winners } from './winners'

/** One lottery: its prizes, what was drawn against the stated odds, and who won. */
export default function LotteryPage() {
  const { lotteryId = '' } = useParams()
  const { data, error, refetch } = useRead('lotteryPrizes', { lotteryId })
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting />
  const { lottery, draws, prizes } = data
  return (
    <Page
      title={lottery.title}
      actions={<FileButton rows={prizes} file={`${lottery.title}-奖品`} columns={PRIZE_FILE} />}
    >
      <div>
        {RUN_LABELS[lottery.state]} · <Period {...lottery} /> · 渠道：{channelsOf(lottery.channelCodes)} ·
        共抽奖 {draws} 次
      </div>
      <Section title='奖品与概率'>
        <Rows
          columns={PRIZE_COLUMNS}
          rows={prizes}
          keyOf={({ prizeId }) => prizeId}
          none='这个抽奖还没有奖品'
        />
        <p className='quiet'>
          公示概率按现在的奖品权重计算。区间为 99%
          置信区间（精确二项分布）：公示概率在区间内属于正常波动。奖品发完或下架后实际概率会变化，不做比较。
        </p>
      </Section>
      <Winners lotteryId={lotteryId} title={lottery.title} />
    </Page>
  )
}
