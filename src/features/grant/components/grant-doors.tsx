import { useQuery } from '@tanstack/react-query'
import { runningQuery, type Activity } from '@/features/activity/queries'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** The page of each kind that gives without a printed card; cards by number have their door at the member's cards. */
const PAGES = {
  unique: 'pages/uniqueActivity/index',
  directed: 'pages/directedActivity/index'
} as const satisfies Partial<Record<Activity['kind'], string>>

const isDoor = (kind: Activity['kind']): kind is keyof typeof PAGES => kind in PAGES

/** What the channel gives just now, to each person or to the invited. It stands last: nothing moves when it comes. */
export function GrantDoors() {
  const { data: running = [] } = useQuery(runningQuery())
  const doors = running.flatMap(({ kind, ...door }) => (isDoor(kind) ? [{ page: PAGES[kind], ...door }] : []))
  if (doors.length === 0) return null
  return (
    <CellGroup title='其他礼遇'>
      {doors.map(({ page, activityId, title, subtitle }) => (
        <Cell
          key={activityId}
          title={title}
          note={subtitle}
          onPress={() => void navigate(page, { activityId })}
        />
      ))}
    </CellGroup>
  )
}
