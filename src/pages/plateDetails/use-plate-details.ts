import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PlateHeld } from '@/features/plate/model'
import { buyTimesQuery, heldPlateQuery, plateQuery } from '@/features/plate/queries'
import { useLoggedIn } from '@/features/session/atoms'
import type { PurchaseWords } from '@/features/card/purchase-words'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'

const PATH = 'pages/plateDetails/index'

/** The member's copy on the named card, or the only one: of several it cannot be told which is meant. */
const heldOn = (mine: readonly PlateHeld[], memberCardId: string | undefined) =>
  mine.find((held) => held.memberCardId === memberCardId) ?? (mine.length === 1 ? mine[0] : undefined)

/** The plate, what of it was taken, how often it may still be bought, and what the button does. */
export function usePlateDetails(plateId: string, memberCardId: string | undefined) {
  const loggedIn = useLoggedIn()
  const query = useQuery(plateQuery(plateId))
  const times = useQuery({ ...buyTimesQuery(plateId), enabled: loggedIn })
  const held = heldOn(query.data?.mine ?? [], memberCardId)
  const mine = useQuery({ ...heldPlateQuery(held?.memberPlateId ?? ''), enabled: held !== undefined })
  const taken = useMemo(
    () => new Set(mine.data?.privileges.filter((it) => it.taken).map((it) => it.privilegeId)),
    [mine.data]
  )
  const name = query.data?.plate.name

  useShare({ title: name ?? '权益包', path: urlOf(PATH, { plateId }) })

  const press = (way: PurchaseWords['way']) => {
    if (way === 'buy')
      void navigate('pages/plateDetails/pay', { plateId, ...(memberCardId ? { memberCardId } : {}) })
    else if (way === 'card') void navigate('pages/cardDetail/index')
  }
  return { query, taken, times: loggedIn ? times.data : undefined, press }
}
