import { useQuery } from '@tanstack/react-query'
import { grantsQuery } from '@/features/grant/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { formatMinute } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/**
 * What earlier codes gave the member; nothing if there were none. It is last on the page, so that nothing
 * shifts when it loads.
 */
export function MyGrants() {
  const loggedIn = useLoggedIn()
  const { data: grants = [] } = useQuery({ ...grantsQuery('code'), enabled: loggedIn })
  if (!loggedIn || grants.length === 0) return null
  return (
    <CellGroup title='我的激活记录'>
      {grants.map(({ activityId, title, takenAt, lines }) => (
        <Cell
          key={activityId}
          title={title}
          note={`${formatMinute(takenAt)} · ${lines.map(({ name }) => name).join('、')}`}
          onPress={() => void navigate('pages/urlActivationCode/reslut', { activityId })}
        />
      ))}
    </CellGroup>
  )
}
