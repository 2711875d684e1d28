import { useQuery } from '@tanstack/react-query'
import { activitiesWithPage } from '@/features/activity/pages'
import { runningQuery } from '@/features/activity/running-query'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/**
 * What the channel gives just now, to each person or to the invited. Placed last, so that nothing moves when it
 * loads.
 */
export function GrantEntryLinks() {
  const { data: running = [] } = useQuery(runningQuery())
  const links = activitiesWithPage(running, ['unique', 'directed'])
  if (links.length === 0) return null
  return (
    <CellGroup title='其他礼遇'>
      {links.map(({ page, activity: { activityId, title, subtitle } }) => (
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
