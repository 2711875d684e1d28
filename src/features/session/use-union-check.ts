import { useState } from 'react'
import { entryEndpoints } from '@contract/session/entry-endpoints'
import { RESULT } from '@contract/envelope/codes'
import { call } from '@/api/call'
import { codeOf } from '@/api/error'
import { admitted } from './admitted'
import { faultText } from './fault-text'
import { codeDigits, codeFault } from './model'
import { announceFound } from './announce-found'
import { useProvedSend } from './use-proved-send'
import type { UnionCheck } from './login-check'

/** Whom the last code went to (masked), and when another may be sent: ms since 1970 by this device's clock. */
interface Sent {
  readonly mobile: string
  readonly resendAt: number
}

/** State and actions of confirming a union login. What was typed stays when it was wrong. */
export function useUnionCheck({ sign, settle }: UnionCheck) {
  const [sent, setSent] = useState<Sent>()
  const proved = useProvedSend()
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<{ code?: string | undefined; form?: string | undefined }>({})
  const [busy, setBusy] = useState<'sending' | 'entering' | null>(null)

  async function run(kind: 'sending' | 'entering', action: () => Promise<void>) {
    if (busy) return
    setBusy(kind)
    setFaults({})
    try {
      await action()
    } catch (error) {
      setFaults({ [codeOf(error) === RESULT.wrongCode ? 'code' : 'form']: faultText(error) })
    } finally {
      setBusy(null)
    }
  }

  const type = (text: string) => {
    setCode(codeDigits(text))
    setFaults({})
  }
  const send = () =>
    run('sending', async () => {
      const provided = await proved((proof) =>
        call(entryEndpoints.sendUnionCode, { sign, ...(proof ? { proof } : {}) }, { quiet: true })
      )
      if (provided)
        setSent({ mobile: provided.mobile, resendAt: Date.now() + provided.retryAfterSeconds * 1000 })
    })
  const enter = async () => {
    const fault = codeFault(code)
    if (fault) return setFaults({ code: fault })
    await run('entering', async () => {
      const options = { quiet: true, isLogin: true } as const
      const answer = await call(entryEndpoints.confirmUnionLogin, { sign, code }, options)
      settle(await admitted(answer))
      if (answer.found) void announceFound(answer.found)
    })
  }
  return { sent, code, faults, busy, type, send: () => void send(), enter: () => void enter() }
}
