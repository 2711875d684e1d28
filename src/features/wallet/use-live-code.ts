import { useEffect, useState } from 'react'
import { rotatingCode } from '@contract/wallet/live-code'
import { usePageVisible } from '@/ui/visible/visible'

const SECOND_MS = 1000

/** The code that stands now, and how many seconds it does so still: counted while somebody looks. */
export function useLiveCode(
  key: { readonly number: string; readonly key: string } | undefined,
  offsetMs: number
): { readonly code: string; readonly left: number } | undefined {
  const visible = usePageVisible()
  const [, setTick] = useState(0)
  const number = key?.number
  useEffect(() => {
    if (number === undefined || !visible) return
    setTick((tick) => tick + 1)
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [number, visible])
  if (!key) return undefined
  // a key is on the device alone: no server draws a code
  // eslint-disable-next-line ours/pure-render
  const { code, leftMs } = rotatingCode(key, Date.now() + offsetMs)
  return { code, left: Math.ceil(leftMs / SECOND_MS) }
}
