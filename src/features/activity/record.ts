import { useEffect } from 'react'
import { activityEndpoints } from '@contract/activity/endpoints'
import { call } from '@/api/call'
import { referralOf } from '@/features/order/referral'
import { useLoggedIn } from '@/features/session/atoms'
import { deviceId } from '@/features/visit/device-id'
import { readStored } from '@/platform/storage/stored-values'

/** Records a visit to or participation in an activity, and the referrer. Nothing waits for it. */
export function recordActivity(activityId: string, kind: 'visit' | 'join'): void {
  const { distributor, account, labelId } = referralOf()
  const record = {
    activityId,
    kind,
    deviceId: deviceId(),
    source: readStored('source') ?? 0,
    ...(distributor ? { distributor } : {}),
    ...(account ? { account } : {}),
    ...(labelId ? { labelId } : {})
  }
  void call(activityEndpoints.addActivityRecord, record, { quiet: true, background: true }).catch(
    () => undefined
  )
}

/** Records the visit to an activity once it is known to exist; a visitor who logs in counts as a member too. */
export function useVisitRecord(activityId: string | undefined): void {
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (activityId !== undefined) recordActivity(activityId, 'visit')
  }, [activityId, loggedIn])
}
