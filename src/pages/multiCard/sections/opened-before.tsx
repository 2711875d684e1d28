import { useQuery } from '@tanstack/react-query'
import { openedCardsQuery } from '@/features/grant/queries'
import { formatMinute } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/**
 * Cards that were opened by number before; nothing if there are none. It is last on the page, so that nothing
 * shifts when it loads.
 */
export function OpenedBefore() {
  const { data: records = [] } = useQuery(openedCardsQuery())
  if (records.length === 0) return null
  return (
    <CellGroup title='开卡记录'>
      {records.map(({ activityId, title, openedAt, card: { memberCardId, name } }) => (
        <Cell
          key={`${activityId} ${memberCardId}`}
          title={name}
          note={`${formatMinute(openedAt)} · ${title}`}
          onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}
        />
      ))}
    </CellGroup>
  )
}
