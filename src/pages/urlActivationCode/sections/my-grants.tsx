import { useQuery } from '@tanstack/react-query'
import { grantsQuery } from '@/features/grant/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { formatMinute } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** What the member was given by codes before; nothing where there is nothing. It stands last: nothing moves when it comes. */
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
