import { useState } from 'react'
import { faultText } from './fault-text'
import { useProvedSend } from './use-proved-send'

interface Sent {
  readonly retryAfterSeconds: number
}

/**
 * Sends a code, after a puzzle if the server requires one; `sent` receives when another may be sent, `failed`
 * the error.
 */
export function useCodeSend(sent: (resendAt: number) => void, failed: (text: string) => void) {
  const [sending, setSending] = useState(false)
  const proved = useProvedSend()

  async function run(send: (proof?: string) => Promise<Sent>): Promise<void> {
    if (sending) return
    setSending(true)
    try {
      const answer = await proved(send)
      if (answer) sent(Date.now() + answer.retryAfterSeconds * 1000)
    } catch (error) {
      failed(faultText(error))
    } finally {
      setSending(false)
    }
  }
  return { sending, send: (send: (proof?: string) => Promise<Sent>) => void run(send) }
}
