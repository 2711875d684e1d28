import { useState } from 'react'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { faultText } from '@/features/session/fault-text'
import { codeDigits, codeFault } from '@/features/session/model'
import { useCodeSend } from '@/features/session/use-code-send'
import { sendAccountCode, type CodePurpose } from './commands'

/** The fresh code by which a member confirms one thing; `needed`: who has no number is sent none. */
export function useAccountCode(purpose: CodePurpose, needed: boolean) {
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string>()
  const [resendAt, setResendAt] = useState(0)
  const { sending, send } = useCodeSend(setResendAt, setFault)

  /** Whether something is wrong with what was typed, which is said in its place. */
  const refused = () => {
    const wrong = needed ? codeFault(value) : undefined
    setFault(wrong)
    return wrong !== undefined
  }
  /** Handles the server's verdict on the code. @returns any other error, undefined if it was the code */
  const failed = (error: unknown): string | undefined => {
    const text = faultText(error)
    if (codeOf(error) !== RESULT.wrongCode) return text
    setFault(text)
    return undefined
  }
  return {
    needed,
    value,
    fault,
    sending,
    resendAt,
    type: (text: string) => {
      setValue(codeDigits(text))
      setFault(undefined)
    },
    send: () => {
      setFault(undefined)
      send((proof) => sendAccountCode(purpose, proof))
    },
    refused,
    failed,
    clear: () => {
      setValue('')
      setFault(undefined)
    },
    /** The part to include in the call. */
    input: needed ? { code: value } : {}
  }
}

export type AccountCode = ReturnType<typeof useAccountCode>
