import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { remainingIn } from '@/features/plate/components/plate-card/round-text'
import type { PlateHeld } from '@/features/plate/model'
import { buyTimesQuery, heldPlateQuery, plateQuery } from '@/features/plate/plate-queries'
import { useLoggedIn } from '@/features/session/atoms'
import { openPurchase } from '@/features/card/open-purchase'
import type { PurchaseText } from '@/features/card/purchase-text'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'
import type { RouteQuery } from '@/routes/table'

const PATH = 'pages/plateDetails/index'

/** The member's copy on the given card, or the only one: with several copies it would be ambiguous. */
const heldOn = (mine: readonly PlateHeld[], memberCardId: string | undefined) =>
  mine.find((held) => held.memberCardId === memberCardId) ?? (mine.length === 1 ? mine[0] : undefined)

/** The plate, what was received from it, how often it may still be bought, and the button's action. */
export function usePlateDetails(requested: RouteQuery<typeof PATH>) {
  const { plateId, memberCardId } = requested
  const loggedIn = useLoggedIn()
  const query = useQuery(plateQuery(plateId))
  const times = useQuery({ ...buyTimesQuery(plateId), enabled: loggedIn })
  const held = heldOn(query.data?.mine ?? [], memberCardId)
  const mine = useQuery({ ...heldPlateQuery(held?.memberPlateId ?? ''), enabled: held !== undefined })
  const [taken, atOnce] = useMemo(() => {
    const idsOf = (which: 'taken' | 'atOnce') =>
      new Set(mine.data?.privileges.filter((it) => it[which]).map((it) => it.privilegeId))
    return [idsOf('taken'), idsOf('atOnce')]
  }, [mine.data])
  const name = query.data?.plate.name

  useShare({ title: name ?? '权益包', path: urlOf(PATH, { plateId }) })

  const press = (way: PurchaseText['way']) => {
    // with the referrer from the link
    if (way === 'buy') void navigate('pages/plateDetails/pay', requested)
    else if (query.data) openPurchase(way, query.data.plate.purchase)
  }
  const copy = mine.data
  const open = copy?.round && remainingIn(copy.round) > 0 ? copy : undefined
  return {
    query,
    /** The member's copy that is shown. */
    memberPlateId: held?.memberPlateId,
    /** The same, while something of its round is left. */
    open,
    taken,
    /** The privileges that can be received in the list. */
    atOnce,
    times: loggedIn ? times.data : undefined,
    press
  }
}
