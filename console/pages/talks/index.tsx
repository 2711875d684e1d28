import { Segmented } from 'antd'
import { usePages } from '../../api/use-pages'
import { TALK_VIEW_LABELS, type TalkView } from '../../labels/talks'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS } from './columns'

/** Read again after this time, ms: somebody waits. */
const AGAIN_MS = 4000

const VIEWS = Object.keys(TALK_VIEW_LABELS) as TalkView[]

const NONE: Readonly<Record<TalkView, string>> = {
  waiting: '没有客户在等待，有人转人工时会自动出现在这里',
  mine: '您没有正在接待的对话',
  served: '现在没有人工接待中的对话',
  closed: '还没有结束的对话'
}

/** The desk: who waits for a person, longest wait first, and what staff have. */
export default function TalksPage() {
  const [{ view: asked }, setFilters] = useFilters(['view'])
  const view = VIEWS.find((one) => one === asked) ?? 'waiting'
  const pages = usePages('talks', { view }, { refetchInterval: AGAIN_MS })
  return (
    <Page title='客服'>
      <Segmented
        options={VIEWS.map((value) => ({ value, label: TALK_VIEW_LABELS[value] }))}
        value={view}
        onChange={(next) => setFilters({ view: next })}
        style={{ alignSelf: 'flex-start' }}
      />
      <PagedRows pages={pages} columns={COLUMNS[view]} keyOf={({ talkId }) => talkId} none={NONE[view]} />
    </Page>
  )
}
