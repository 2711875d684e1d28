import { Link } from 'react-router'
import { useRead } from '../../api/use-read'
import { useStaff } from '../../api/staff'
import { BY_WAREHOUSE, WAITING_PLACES } from '../../labels/figures'
import { menuOf } from '../../layout/menu'
import { countText } from '../../lib/count-text'
import { howLong } from '../../lib/how-long'
import { Failed } from '../../parts/failed'
import { Section } from '../../parts/section'
import { Tiles } from '../../parts/tiles'

/** Counted again after this time, ms. */
const AGAIN_MS = 60_000

/** What waits and is ours to do, each with a link to where it is done; and what waits for the warehouse. */
export function WaitingWork() {
  const { data, error, refetch } = useRead('waitingWork', {}, { refetchInterval: AGAIN_MS })
  const pages = new Set(menuOf(useStaff()).map(({ page }) => page))
  const isOurs = (page: string) => pages.has(page) || page === BY_WAREHOUSE
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />
  const tiles = data?.items
    .filter(({ kind }) => isOurs(WAITING_PLACES[kind].page))
    .map(({ kind, items, oldestSeconds }) => {
      const { label, page, query = '' } = WAITING_PLACES[kind]
      return {
        key: kind,
        title: page === BY_WAREHOUSE ? label : <Link to={`/${page}${query}`}>{label}</Link>,
        value: countText(items),
        note: items === 0 ? '没有待办' : `最久已等 ${howLong(oldestSeconds)}`
      }
    })
  const expected = Object.values(WAITING_PLACES).filter(({ page }) => isOurs(page)).length
  return (
    <Section title='待办'>
      <Tiles tiles={tiles} expected={expected} />
    </Section>
  )
}
