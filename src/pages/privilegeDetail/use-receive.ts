import { useCallback, useRef, useState } from 'react'
import { useLastSpot } from '@/features/location/use-place'
import { secondsToWait, useTakePrivilege } from '@/features/privilege/commands'
import type { Caution, GroupChoice, PrivilegeDetail } from '@/features/privilege/model'
import { endOfTaking, receiveFaultText } from '@/features/privilege/refusals'
import { recordInteraction } from '@/features/visit/visits'
import { navigate } from '@/routes/navigate'
import { useOwnNumber } from './use-own-number'

const RESULT_PAGE = 'pages-secondary/receiveResult/index'

/** What is about to be received. */
export interface Chosen {
  readonly privilegeId: string
  readonly name: string
  readonly memberPlateId: string
  readonly groupId?: string
  readonly validityDays: number
  /** What to tell before the right is spent. */
  readonly cautions: readonly Caution[]
}

/** The current step of receiving. */
export type Stage =
  | { readonly at: 'idle' }
  | { readonly at: 'choosing' }
  | { readonly at: 'account' | 'confirm' | 'blocked'; readonly chosen: Chosen }

const IDLE: Stage = { at: 'idle' }

/**
 * The flow from the receive button to the result: choose one of a group, enter an account, confirm, receive. What would be
 * of no use now ends in `blocked`, before anything is spent.
 */
export function useReceive(detail: PrivilegeDetail | undefined) {
  const [stage, setStage] = useState<Stage>(IDLE)
  // what was typed stays when a sheet is closed or the number is refused
  const [account, setAccount] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const takePrivilege = useTakePrivilege()
  const spot = useLastSpot()
  const city = spot ? { cityCode: spot.city_code } : {}
  useOwnNumber(stage.at === 'account', account, setAccount)

  const go = useCallback((next: Stage) => {
    if (running.current) return
    setFault(undefined)
    setStage(next)
  }, [])

  const recordPress = () => detail && recordInteraction('receive', detail.privilege.privilegeId)

  const ask = (chosen: Chosen, needsAccount: boolean) => {
    const isBlocked = chosen.cautions.some(({ blocks }) => blocks)
    go({ at: isBlocked ? 'blocked' : needsAccount ? 'account' : 'confirm', chosen })
  }

  const take = () => {
    const memberPlateId = detail?.action.memberPlateId
    if (!detail || !memberPlateId) return
    const { privilege, validityDays, cautions, needsAccount } = detail
    const { privilegeId, name } = privilege
    recordPress()
    ask({ privilegeId, name, memberPlateId, validityDays, cautions }, needsAccount)
  }

  const choose = ({ privilegeId, name, kind, validityDays, cautions }: GroupChoice) => {
    const memberPlateId = detail?.action.memberPlateId
    if (!detail?.groupId || !memberPlateId) return
    const requested = privilegeId === detail.privilege.privilegeId ? detail.needsAccount : kind === 'recharge'
    ask({ privilegeId, name, memberPlateId, groupId: detail.groupId, validityDays, cautions }, requested)
  }

  async function send(chosen: Chosen, to: string | undefined): Promise<void> {
    const { name: _name, validityDays: _validity, cautions, ...asked } = chosen
    const accepts = cautions.map(({ kind }) => kind)
    try {
      const wait = await secondsToWait(asked.privilegeId)
      if (wait > 0) {
        setFault(`操作太频繁，请 ${wait} 秒后再试`)
        return
      }
      const { receiveId } = await takePrivilege({
        ...asked,
        ...city,
        ...(accepts.length > 0 ? { accepts } : {}),
        ...(to ? { account: to } : {})
      })
      setStage(IDLE)
      await navigate(RESULT_PAGE, { receiveId })
    } catch (error) {
      const reason = endOfTaking(error, { account: to })
      if (reason === undefined) {
        setFault(receiveFaultText(error))
        return
      }
      setStage(IDLE)
      await navigate(RESULT_PAGE, { privilegeId: asked.privilegeId, reason })
    }
  }

  /** Receives the choice; a second tap while the request is pending does nothing. */
  const submit = async () => {
    if (running.current || (stage.at !== 'account' && stage.at !== 'confirm')) return
    running.current = true
    setBusy(true)
    setFault(undefined)
    await send(stage.chosen, stage.at === 'account' ? account : undefined)
    running.current = false
    setBusy(false)
  }

  return {
    stage,
    /** The caller's city as sent with calls; empty if unknown. */
    city,
    busy,
    fault,
    account,
    setAccount,
    take,
    choose,
    startChoosing: () => {
      recordPress()
      go({ at: 'choosing' })
    },
    close: () => go(IDLE),
    submit: () => void submit()
  }
}

export type Receive = ReturnType<typeof useReceive>
