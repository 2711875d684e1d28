import { useEffect, useState } from 'react'
import type { CurrentCode } from '@contract/types'
import { rotatingCode } from '@contract/wallet/live-code'
import { msUntil } from '@/lib/time'
import { usePageVisible } from '@/ui/visible/visible'

const SECOND_MS = 1000

/**
 * What makes the codes of a thing: its key, once the device has it, and before that the code that the server
 * told.
 */
export interface CodeSource {
  readonly key: { readonly number: string; readonly key: string } | undefined
  /** The server's clock minus this device's, ms, as the key came. */
  readonly offsetMs: number
  readonly standing: CurrentCode | null | undefined
}

/** The current code, and its remaining seconds: counted while visible. */
export function useLiveCode({
  key,
  offsetMs,
  standing
}: CodeSource): { readonly code: string; readonly left: number } | undefined {
  const visible = usePageVisible()
  const [, setTick] = useState(0)
  const counted = key?.number ?? standing?.code
  useEffect(() => {
    if (counted === undefined || !visible) return
    setTick((tick) => tick + 1)
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [counted, visible])
  if (key) {
    // a key is on the device alone: no server draws what it makes
    // oxlint-disable-next-line ours/pure-render
    const { code, leftMs } = rotatingCode(key, Date.now() + offsetMs)
    return { code, left: Math.ceil(leftMs / SECOND_MS) }
  }
  const left = standing ? Math.ceil(msUntil(standing.until) / SECOND_MS) : 0
  return standing && left > 0 ? { code: standing.code, left } : undefined
}
