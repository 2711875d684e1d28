import { useOnError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { DATA_KEY } from '../../api/data-key'
import { mayCall, useStaff } from '../../api/staff'
import { deviceNow, noteReached, readDevice } from './device'
import { waitingOf } from './rows'
import { askServer, fetchKeys, sendWaiting } from './send'
import { keepShell } from './shell'

/** What waits is sent, and a server that was not reached is asked again, after this time, ms. */
const AGAIN_MS = 5_000
/** Keys are fetched again after this time, ms: what is bought meanwhile can be taken, too. */
const KEYS_MS = 300_000

/** Keeps the device's keys of the day new, and sends what waits as soon as there is a network. @returns fetches keys now */
export function useNetwork(): () => void {
  const staff = useStaff()
  const client = useQueryClient()
  const { mutate: onError } = useOnError()

  const send = useCallback(async () => {
    if (!staff || waitingOf(deviceNow().taken, staff.id).length === 0) return
    if (await sendWaiting(staff)) await client.invalidateQueries({ queryKey: [DATA_KEY] })
  }, [staff, client])

  const renew = useCallback(async () => {
    if (!staff) return
    if (!mayCall(staff, 'redeemKeys')) return askServer()
    await send()
    await fetchKeys(staff)
    if (deviceNow().canStore) keepShell()
  }, [staff, send])

  const trying = useCallback(
    (work: () => Promise<void>) => void work().catch((error) => onError(error)),
    [onError]
  )

  useEffect(() => {
    void readDevice().then(() => trying(renew))
    const again = setInterval(() => trying(deviceNow().isReached ? send : renew), AGAIN_MS)
    const keys = setInterval(() => trying(renew), KEYS_MS)
    const [isBack, isGone] = [() => trying(renew), () => noteReached(false)]
    window.addEventListener('online', isBack)
    window.addEventListener('offline', isGone)
    return () => {
      clearInterval(again)
      clearInterval(keys)
      window.removeEventListener('online', isBack)
      window.removeEventListener('offline', isGone)
    }
  }, [trying, renew, send])

  return useCallback(() => trying(renew), [trying, renew])
}
