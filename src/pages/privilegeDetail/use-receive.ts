import { useCallback, useRef, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLastSpot } from '@/features/location/use-place'
import { secondsToWait, useTakePrivilege } from '@/features/privilege/commands'
import type { Caution, GroupChoice, PrivilegeDetail, PrivilegeGroup } from '@/features/privilege/model'
import { privilegeGroupQuery } from '@/features/privilege/queries'
import { endOfTaking, receiveFaultText } from '@/features/privilege/refusals'
import { tooFastText } from '@/features/privilege/spend-text'
import { recordInteraction } from '@/features/visit/visits'
import { navigate } from '@/routes/navigate'
import { isMeant } from './other-number'
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

/** The cautions of a privilege as the server told them last; undefined while unknown. */
function cautionsNow(privilegeId: string, detail?: PrivilegeDetail, group?: PrivilegeGroup) {
  const choice = group?.choices.find((each) => each.privilegeId === privilegeId)
  return choice?.cautions ?? (detail?.privilege.privilegeId === privilegeId ? detail.cautions : undefined)
}

/** The stage with the cautions of this moment: they may change with the city while a sheet is open. */
function withCautions(
  stage: Stage,
  cautionsOf: (privilegeId: string) => readonly Caution[] | undefined
): Stage {
  if (stage.at === 'idle' || stage.at === 'choosing') return stage
  const cautions = cautionsOf(stage.chosen.privilegeId) ?? stage.chosen.cautions
  const at = cautions.some(({ blocks }) => blocks) ? 'blocked' : stage.at
  return { at, chosen: { ...stage.chosen, cautions } }
}

/** Whether a fault is shown as a caution already. */
const isSaid = (fault: string | undefined, stage: Stage): boolean =>
  'chosen' in stage && stage.chosen.cautions.some(({ text }) => text === fault)

/**
 * The flow from the receive button to the result: choose one of a group, enter an account, confirm, receive. What would be
 * of no use now ends in `blocked`, before anything is spent.
 */
export function useReceive(detail: PrivilegeDetail | undefined, isStale: boolean) {
  const [asked, setStage] = useState<Stage>(IDLE)
  // what was typed stays when a sheet is closed or the number is refused
  const [account, setAccount] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const takePrivilege = useTakePrivilege()
  const spot = useLastSpot()
  const city = spot ? { cityCode: spot.city_code } : {}
  const memberPlateId = detail?.action.memberPlateId
  const group = useQuery({
    ...privilegeGroupQuery(detail?.groupId ?? '', { ...(memberPlateId ? { memberPlateId } : {}), ...city }),
    enabled: asked.at !== 'idle' && Boolean(detail?.groupId),
    placeholderData: keepPreviousData
  })
  const stage = withCautions(asked, (privilegeId) => cautionsNow(privilegeId, detail, group.data))
  const own = useOwnNumber(stage.at === 'account', account, setAccount)

  const go = useCallback((next: Stage) => {
    if (running.current) return
    setFault(undefined)
    setStage(next)
  }, [])

  const recordPress = () => detail && recordInteraction('receive', detail.privilege.privilegeId)

  const ask = (chosen: Chosen, needsAccount: boolean) =>
    go({ at: needsAccount ? 'account' : 'confirm', chosen })

  const take = () => {
    if (!detail || !memberPlateId) return
    const { privilege, validityDays, cautions, needsAccount } = detail
    const { privilegeId, name } = privilege
    recordPress()
    ask({ privilegeId, name, memberPlateId, validityDays, cautions }, needsAccount)
  }

  const choose = ({ privilegeId, name, kind, validityDays, cautions }: GroupChoice) => {
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
        setFault(tooFastText(wait))
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

  // the city or the day has changed: what is shown is of before
  const waits = isStale || group.isPlaceholderData

  /** Receives the choice; a second tap while the request is pending does nothing. */
  const submit = async () => {
    if (waits || running.current || (stage.at !== 'account' && stage.at !== 'confirm')) return
    running.current = true
    if (stage.at === 'account' && !(await isMeant(account, own))) {
      running.current = false
      return
    }
    setBusy(true)
    setFault(undefined)
    await send(stage.chosen, stage.at === 'account' ? account : undefined)
    running.current = false
    setBusy(false)
  }

  return {
    stage,
    /** The privileges to choose from. */
    group,
    busy: busy || (waits && stage.at !== 'idle' && stage.at !== 'choosing'),
    fault: isSaid(fault, stage) ? undefined : fault,
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
