import { Link } from 'react-router'
import { useRead } from '../../api/use-read'
import { useStaff } from '../../api/staff'
import { WAITING_PLACES } from '../../labels/figures'
import { menuOf } from '../../layout/menu'
import { countText } from '../../lib/count-text'
import { howLong } from '../../lib/how-long'
import { Failed } from '../../parts/failed'
import { Section } from '../../parts/section'
import { Tiles } from '../../parts/tiles'

/** Counted again after this time, ms. */
const AGAIN_MS = 60_000

/** What waits and is ours to do, each with a link to where it is done. */
export function WaitingWork() {
  const { data, error, refetch } = useRead('waitingWork', {}, { refetchInterval: AGAIN_MS })
  const pages = new Set(menuOf(useStaff()).map(({ page }) => page))
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />
  const tiles = data?.items
    .filter(({ kind }) => pages.has(WAITING_PLACES[kind].page))
    .map(({ kind, items, oldestSeconds }) => {
      const { label, page, query = '' } = WAITING_PLACES[kind]
      return {
        key: kind,
        title: <Link to={`/${page}${query}`}>{label}</Link>,
        value: countText(items),
        note: items === 0 ? '没有待办' : `最久已等 ${howLong(oldestSeconds)}`
      }
    })
  const expected = Object.values(WAITING_PLACES).filter(({ page }) => pages.has(page)).length
  return (
    <Section title='待办'>
      <Tiles tiles={tiles} expected={expected} />
    </Section>
  )
}
