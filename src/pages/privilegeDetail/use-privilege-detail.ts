import { useEffect } from 'react'
import { openActivation } from '@/features/card/open-activation'
import { jump } from '@/features/partner/jump'
import { recordLook } from '@/features/privilege/commands'
import type { PrivilegeAction } from '@/features/privilege/model'
import type { ReceiveStep } from '@/features/privilege/receive-text'
import { usePrivilegeHere } from '@/features/privilege/use-privilege-here'
import { useLoggedIn } from '@/features/session/atoms'
import { requireLogin } from '@/features/session/require-login'
import { useShare } from '@/features/wechat/use-share'
import { navigate, urlOf } from '@/routes/navigate'
import { useReceive } from './use-receive'

const PATH = 'pages/privilegeDetail/index'

function openCard({ cardId }: PrivilegeAction): void {
  if (cardId) void navigate('pages/cardDetail/index', { cardId })
  else void navigate('pages/market/index')
}

function openPlate({ plateId, memberCardId }: PrivilegeAction): void {
  if (plateId)
    void navigate('pages/plateDetails/index', { plateId, ...(memberCardId ? { memberCardId } : {}) })
}

/**
 * The privilege, through the given plate and with distances from the user's position, and the action of the
 * receive button.
 */
export function usePrivilegeDetail(privilegeId: string, memberPlateId: string | undefined) {
  const loggedIn = useLoggedIn()
  const query = usePrivilegeHere(privilegeId, memberPlateId)
  const detail = query.data
  const receive = useReceive(detail, query.isPlaceholderData)

  useEffect(() => {
    if (loggedIn) recordLook(privilegeId)
  }, [loggedIn, privilegeId])

  useShare({
    title: detail ? `${detail.privilege.brandName} ${detail.privilege.name}` : '权益详情',
    path: urlOf(PATH, { privilegeId })
  })

  const press = (step: ReceiveStep) => {
    if (!detail) return
    const { action } = detail
    if (step === 'login') void requireLogin()
    else if (step === 'card') openCard(action)
    else if (step === 'plate') openPlate(action)
    else if (step === 'activate') void openActivation(action.memberCardId)
    else if (step === 'take') receive.take()
    else if (step === 'choose') receive.startChoosing()
    else if (step === 'jump') void (detail.redirect && jump(detail.redirect))
    else
      void navigate('pages-my/receiveRecord/index', action.receiveId ? { receiveId: action.receiveId } : {})
  }

  return { query, receive, press }
}
