import { Segmented } from 'antd'
import { usePages } from '../../api/use-pages'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { ANSWERED, OPEN } from './columns'

const VIEWS = [
  { value: 'open', label: '待答复' },
  { value: 'answered', label: '已答复' }
]

/** What members wrote: what waits for an answer first. */
export default function FeedbackPage() {
  const [{ view }, setFilters] = useFilters(['view'])
  const state = view === 'answered' ? 'answered' : 'open'
  const pages = usePages('feedback', { state })
  return (
    <Page title='反馈'>
      <Segmented
        options={VIEWS}
        value={state}
        onChange={(next) => setFilters({ view: next })}
        style={{ alignSelf: 'flex-start' }}
      />
      <PagedRows
        pages={pages}
        columns={state === 'open' ? OPEN : ANSWERED}
        keyOf={({ feedbackId }) => feedbackId}
        none={state === 'open' ? '没有等待答复的反馈' : '还没有答复过反馈'}
      />
    </Page>
  )
}
