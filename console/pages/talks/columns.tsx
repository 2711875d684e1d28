import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ItemOf } from '../../api/paged'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import type { TalkView } from '../../labels/talks'
import type { Column } from '../../parts/column'
import { Time } from '../../parts/time'
import { AskerLink } from '../../parts/asker-link'

type Talk = ItemOf<'talks'>

const WHAT: Column<Talk> = {
  title: '对话',
  show: ({ talkId, title }) => <Link to={`/talk/${talkId}`}>{title || '（尚未提问）'}</Link>
}
const WHOSE: readonly Column<Talk>[] = [
  { title: '客户', show: ({ member }) => <AskerLink member={member} /> },
  { title: '渠道', show: ({ channelCode }) => labelOf(CHANNEL_LABELS, channelCode) }
]
const LAST: Column<Talk> = {
  title: '最近一条',
  show: ({ last }) =>
    last && (
      <div className='one-line'>
        {last.isAsker ? '' : '客服：'}
        {last.text}
      </div>
    )
}
const WAITS: Column<Talk> = {
  title: '待回复',
  show: ({ last }) => (last?.isAsker === false ? '—' : <Tag color='error'>待回复</Tag>)
}
const AGENT: Column<Talk> = { title: '客服', show: ({ agent }) => agent?.name ?? '—' }
const since = (title: string): Column<Talk> => ({ title, show: ({ at }) => <Time at={at} /> })

/** What each list shows. */
export const COLUMNS: Readonly<Record<TalkView, readonly Column<Talk>[]>> = {
  waiting: [WHAT, ...WHOSE, LAST, since('等待开始')],
  mine: [WHAT, WAITS, ...WHOSE, LAST, since('最近消息')],
  served: [WHAT, WAITS, AGENT, ...WHOSE, LAST, since('最近消息')],
  closed: [WHAT, AGENT, ...WHOSE, LAST, since('结束时间')]
}
