import { Card, Statistic } from 'antd'
import { Link } from 'react-router'
import { useRead } from '../../api/use-read'
import { useStaff } from '../../api/staff'
import { WAITING_PLACES } from '../../labels/figures'
import { menuOf } from '../../layout/menu'
import { howLong } from '../../lib/how-long'
import { Failed } from '../../parts/failed'
import { Section } from '../../parts/section'
import { Waiting } from '../../parts/waiting'

/** Counted again after this time, ms. */
const AGAIN_MS = 60_000

/** What waits, each with a link to where it is done. */
export function WaitingWork() {
  const { data, error, refetch } = useRead('waitingWork', {}, { refetchInterval: AGAIN_MS })
  const pages = new Set(menuOf(useStaff()).map(({ page }) => page))
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <Section title='待办'>
      <div className='tiles'>
        {data.items.map(({ kind, items, oldestSeconds }) => {
          const { label, page, query = '' } = WAITING_PLACES[kind]
          return (
            <Card key={kind} size='small' className='tile'>
              <Statistic
                title={pages.has(page) ? <Link to={`/${page}${query}`}>{label}</Link> : label}
                value={items}
              />
              <div className='quiet'>{items === 0 ? '没有待办' : `最久已等 ${howLong(oldestSeconds)}`}</div>
            </Card>
          )
        })}
      </div>
    </Section>
  )
}
