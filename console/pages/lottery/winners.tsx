import type { ItemOf } from '../../api/paged'
import { usePages } from '../../api/use-pages'
import { PRIZE_KIND_LABELS, WON_LABELS } from '../../labels/activities'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import type { Column } from '../../parts/column'
import { CsvButton } from '../../parts/csv-button'
import { MemberLink } from '../../parts/member-link'
import { PagedRows } from '../../parts/paged-rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type Winner = ItemOf<'lotteryWinners'>

const COLUMNS: readonly Column<Winner>[] = [
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '奖品', show: ({ prizeName }) => prizeName },
  { title: '类型', show: ({ kind }) => PRIZE_KIND_LABELS[kind] },
  { title: '状态', show: ({ state }) => WON_LABELS[state] },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '抽中时间', show: ({ drawnAt }) => <Time at={drawnAt} /> },
  { title: '领取时间', show: ({ claimedAt }) => <Time at={claimedAt} /> }
]

const FILE: readonly CsvColumn<Winner>[] = [
  { title: '会员', value: ({ member }) => member.memberId },
  { title: '手机号', value: ({ member }) => member.phoneMasked },
  { title: '奖品', value: ({ prizeName }) => prizeName },
  { title: '类型', value: ({ kind }) => PRIZE_KIND_LABELS[kind] },
  { title: '状态', value: ({ state }) => WON_LABELS[state] },
  { title: '渠道', value: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) },
  { title: '抽中时间', value: ({ drawnAt }) => momentText(drawnAt) },
  { title: '领取时间', value: ({ claimedAt }) => (claimedAt ? momentText(claimedAt) : '') }
]

interface Props {
  readonly lotteryId: string
  readonly title: string
}

/** Who won, newest first. */
export function Winners({ lotteryId, title }: Props) {
  const pages = usePages('lotteryWinners', { lotteryId })
  return (
    <Section title='中奖名单'>
      <div className='filters'>
        <CsvButton name='lotteryWinners' filters={{ lotteryId }} file={`${title}-中奖名单`} columns={FILE} />
      </div>
      <PagedRows pages={pages} columns={COLUMNS} keyOf={({ drawId }) => drawId} none='还没有人中奖' />
    </Section>
  )
}
