import { useRef, useState } from 'react'
import { queryClient } from '@/api/query-client'
import { positionOf, useLastSpot } from '@/features/location/use-place'
import { confirm, toast } from '@/platform/feedback/feedback'
import { navigate } from '@/routes/navigate'
import { secondsToWait, useTakePrivilege } from './commands'
import type { PrivilegeDetail } from './model'
import { privilegeQuery } from './queries'
import { receiveFaultText } from './refusals'
import { spendText, TAKE_QUESTION, tooFastText } from './spend-text'

/** What is received from a list, and through which plate. */
export interface InList {
  readonly privilegeId: string
  readonly memberPlateId: string
}

/** Whether nothing stands against taking it, has to be chosen, or entered: otherwise its page asks. */
const isAtOnce = ({ action, needsAccount, groupId, cautions, privilege }: PrivilegeDetail): boolean =>
  action.kind === 'take' && !needsAccount && !groupId && cautions.length === 0 && privilege.kind !== 'lottery'

/**
 * Receives a privilege from a list, with the same question as on its page; the page opens instead where something has to be
 * said, chosen or entered first. One at a time: a second tap does nothing, and a repeated request gives the same code.
 */
export function useTakeAtOnce() {
  const takePrivilege = useTakePrivilege()
  const spot = useLastSpot()
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)

  async function take(asked: InList): Promise<void> {
    const look = privilegeQuery({ ...asked, ...positionOf(spot) })
    const detail = await queryClient.fetchQuery({ ...look, staleTime: 0 })
    if (!isAtOnce(detail)) {
      await navigate('pages/privilegeDetail/index', asked)
      return
    }
    const text = spendText(detail.privilege.name, detail.validityDays)
    if (!(await confirm(`${text}。`, TAKE_QUESTION, '确认领取'))) return
    const wait = await secondsToWait(asked.privilegeId)
    if (wait > 0) {
      toast(tooFastText(wait))
      return
    }
    await takePrivilege({ ...asked, ...(spot ? { cityCode: spot.city_code } : {}) })
    toast('领取成功')
  }

  const press = async (asked: InList): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(asked.privilegeId)
    try {
      await take(asked)
    } catch (error) {
      toast(receiveFaultText(error))
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }

  return {
    /** The privilege that is being received. */
    busy,
    take: (asked: InList) => void press(asked)
  }
}
