import { useEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { jdCardQuery, jdFault, lacksPhone, sendJdMessage } from '@/features/partner/jd'
import { loginByPopUp } from '@/features/session/login-pop-up'
import { requireLogin } from '@/features/session/require-login'
import { useSecondsLeft } from '@/features/session/use-seconds-left'
import { cleanAddress } from '@/platform/navigation/address'
import { toast } from '@/platform/feedback/feedback'
import { readStored, writeStored } from '@/platform/storage/stored-values'

/** Poll interval while JD processes the card, ms. */
const SOON_MS = 3000
/** … and the number of polls; after that the user can retry with the button. */
const ASKS = 10

/**
 * The signature that JD passed in the URL, or the one passed earlier for this code: after a reload the URL
 * has none.
 */
function signOf(code: string, sent: string): string {
  if (sent !== '') return sent
  const saved = readStored('jdProof')
  return saved?.code === code ? saved.sign : ''
}

/**
 * The result of a JD card, from the parameters JD redirected its receiver with, and the SMS that reports it.
 */
export function useJingDong(code: string, sent: string) {
  const sign = useMemo(() => signOf(code, sent), [code, sent])
  const query = useQuery({
    ...jdCardQuery({ code, sign }),
    enabled: code !== '' && sign !== '',
    refetchInterval: ({ state }) =>
      state.data?.state === 'processing' && state.dataUpdateCount < ASKS ? SOON_MS : false
  })
  const [until, setUntil] = useState(0)
  const [sending, setSending] = useState(false)
  const running = useRef(false)
  const seconds = useSecondsLeft(until)

  // a signature must not stay in the URL: it is stored for this tab
  useEffect(() => {
    if (code !== '' && sent !== '') writeStored('jdProof', { code, sign: sent })
    cleanAddress(['jdSign'])
  }, [code, sent])

  async function send(): Promise<void> {
    try {
      const { retryAfterSeconds } = await sendJdMessage({ code, sign })
      setUntil(Date.now() + retryAfterSeconds * 1000)
      toast('短信已发送')
    } catch (error) {
      // shows no toast itself (rule error.quiet): the next step is to bind a phone
      if (lacksPhone(error) && (await loginByPopUp())) await send()
    }
  }

  const message = async () => {
    if (running.current || seconds > 0) return
    running.current = true
    if (await requireLogin()) {
      setSending(true)
      await send()
      setSending(false)
    }
    running.current = false
  }

  const fault = code === '' || sign === '' ? 'unreadable' : jdFault(query.error)
  return {
    query,
    /** The link is malformed or too old. */
    unreadable: fault === 'unreadable',
    unknown: fault === 'unknown',
    sending,
    seconds,
    message: () => void message(),
    pollAgain: () => void query.refetch()
  }
}
