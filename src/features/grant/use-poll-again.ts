import { useRef, useState } from 'react'
import { toast } from '@/platform/feedback/feedback'
import { pollAgain } from './commands'

const STILL = {
  waiting: '仍然缺货，请稍后再试',
  processing: '仍在充值中，请稍后再看',
  failed: '仍未成功，请稍后再试'
}

/** Retries a line of a grant, one at a time; reports the result. */
export function usePollAgain(lineId: string) {
  const [asking, setRequesting] = useState(false)
  const running = useRef(false)

  async function run(): Promise<void> {
    if (running.current) return
    running.current = true
    setRequesting(true)
    try {
      const { state } = await pollAgain(lineId)
      toast(state === 'granted' ? '已到账' : STILL[state])
    } catch {
      // shown as a toast by the error catalogue
    } finally {
      running.current = false
      setRequesting(false)
    }
  }
  return { asking, ask: () => void run() }
}
