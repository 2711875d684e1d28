import { Input } from 'antd'
import { useMay } from '../../api/staff'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { DayFigures } from './day-figures'
import { WaitingWork } from './waiting-work'

/** What waits for staff, and what a day brought: today, unless another is chosen. */
export default function Today() {
  const [{ day }, setFilters] = useFilters(['day'])
  const seesFigures = useMay('todayFigures')
  return (
    <Page
      title={day === undefined ? '今日' : day}
      actions={
        seesFigures && (
          <label className='day-field'>
            日期
            <Input
              type='date'
              style={{ width: 150 }}
              value={day ?? ''}
              onChange={({ target }) => setFilters({ day: target.value })}
            />
          </label>
        )
      }
    >
      <WaitingWork />
      {seesFigures && <DayFigures day={day} />}
    </Page>
  )
}
