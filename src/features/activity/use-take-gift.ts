import { useRef, useState } from 'react'
import { requireLogin } from '@/features/session/require-login'
import { replace } from '@/routes/navigate'
import { takeGift } from './commands'
import { recordActivity } from './record'

/** Takes the gift, after the login where there is none, and goes on to `next`. A second press while it runs does nothing. */
export function useTakeGift(activityId: string | undefined) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(id: string): Promise<void> {
    if (!(await requireLogin())) return
    setBusy(true)
    try {
      await takeGift(id)
      recordActivity(id, 'join')
      await replace('pages-activities/jinjiang/activity-jingjiang-02', { activityId: id })
    } catch {
      // said as a toast; the activity is read anew and shows how it stands
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    take: () => {
      if (running.current || activityId === undefined) return
      running.current = true
      void run(activityId).finally(() => {
        running.current = false
      })
    }
  }
}
