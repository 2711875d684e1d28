import { useState } from 'react'
import { sessionEndpoints } from '@contract/session/endpoints'
import { call } from '@/api/call'
import { toast } from '@/platform/feedback/feedback'
import { faultText } from './fault-text'
import type { UndoCheck } from './login-check'

/** State and actions of a login to an account that is being deleted. */
export function useUndoDeletion({ closed, settle }: UndoCheck) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const undo = async () => {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      const { undoTicket } = closed
      settle(await call(sessionEndpoints.undoDeletion, { undoTicket }, { quiet: true, isLogin: true }))
      toast('已撤销注销')
    } catch (error) {
      setFault(faultText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, undo: () => void undo(), waitOn: () => settle(null) }
}
