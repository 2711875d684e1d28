import { useState } from 'react'
import { codeOf } from '@/api/error'
import { RESULT } from '@contract/envelope/codes'
import { typedPhone } from '@contract/typed/phone'
import { codeDigits, codeFault, mobileFault } from '@/features/session/model'
import { useProvedSend } from '@/features/session/use-proved-send'
import { grantFault, sendInvitedCode } from './commands'

/** What is wrong, by place. */
interface ProofFaults {
  readonly mobile?: string | undefined
  readonly code?: string | undefined
}

/** A number and its SMS code, for an activity that may have invited it. Keeps the input whatever goes wrong. */
export function useNumberProof(activityId: string) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<ProofFaults>({})
  const [sending, setSending] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const proved = useProvedSend()

  /** Shows what is wrong, if anything is. */
  const refused = (found: ProofFaults): boolean => {
    setFaults(found)
    return Object.values(found).some(Boolean)
  }

  async function send(): Promise<void> {
    if (sending || refused({ mobile: mobileFault(mobile) })) return
    setSending(true)
    try {
      const sent = await proved((proof) => sendInvitedCode(activityId, mobile, proof))
      if (sent) setResendAt(Date.now() + sent.retryAfterSeconds * 1000)
    } catch (error) {
      setFaults({ code: grantFault(error) })
    } finally {
      setSending(false)
    }
  }

  return {
    mobile,
    code,
    faults,
    sending,
    resendAt,
    typeMobile: (text: string) => {
      setMobile(typedPhone(text))
      setFaults({ ...faults, mobile: undefined })
    },
    typeCode: (text: string) => {
      setCode(codeDigits(text))
      setFaults({ ...faults, code: undefined })
    },
    send: () => void send(),
    /** Number and code once both look right; what is wrong is shown otherwise. */
    checked: (): { mobile: string; smsCode: string } | undefined =>
      refused({ mobile: mobileFault(mobile), code: codeFault(code) }) ? undefined : { mobile, smsCode: code },
    /** Shows why the server refused: the code, or the number. */
    refuse: (error: unknown) =>
      setFaults({ [codeOf(error) === RESULT.cardCode ? 'mobile' : 'code']: grantFault(error) })
  }
}

export type NumberProof = ReturnType<typeof useNumberProof>
