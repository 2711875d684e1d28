import { useState } from 'react'
import { recordActivity } from '@/features/activity/record'
import { grantFault, useInvitedTaking, whyNotOf } from '@/features/grant/commands'
import { grantCodeFault, plainGrantCode } from '@/features/grant/model'
import { useNumberProof } from '@/features/grant/use-number-proof'
import { requireLogin } from '@/features/session/require-login'
import { toast } from '@/platform/feedback/feedback'

/** How the user is invited: by the number they logged in with, another number, or a code. */
export type By = 'own' | 'mobile' | 'code'

/** Receives the offer in each of these ways; what was typed is kept whatever fails. */
export function useInvited(activityId: string) {
  const [way, setMode] = useState<Exclude<By, 'own'>>('mobile')
  const [code, setCode] = useState('')
  const [codeFault, setCodeFault] = useState<string>()
  const proof = useNumberProof(activityId)

  const { submit, pending } = useInvitedTaking({
    before: () => requireLogin(),
    then: (_, taken) => recordActivity(taken.activityId, 'join'),
    failed: (error, { activeCode, mobile }) => {
      // errors that a retry does not fix and that belong to no field
      if (whyNotOf(error) || (activeCode === undefined && mobile === undefined)) toast(grantFault(error))
      else if (activeCode !== undefined) setCodeFault(grantFault(error))
      else proof.refuse(error)
    }
  })

  return {
    way,
    code,
    codeFault,
    proof,
    busy: pending !== undefined,
    choose: setMode,
    typeCode: (text: string) => {
      setCode(plainGrantCode(text))
      setCodeFault(undefined)
    },
    takeByOwn: () => submit({ activityId }),
    takeByMobile: () => {
      const checked = proof.checked()
      if (checked) submit({ activityId, ...checked })
    },
    takeByCode: () => {
      const fault = grantCodeFault(code)
      setCodeFault(fault)
      if (fault === undefined) submit({ activityId, activeCode: code })
    }
  }
}

export type Invited = ReturnType<typeof useInvited>
