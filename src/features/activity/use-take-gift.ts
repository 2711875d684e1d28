import { useWrite } from '@/api/use-write'
import { requireLogin } from '@/features/session/require-login'
import { replace } from '@/routes/navigate'
import { giftTaking } from './commands'
import { recordActivity } from './record'

/** Takes the gift, after a login if needed, and opens the page that shows it. */
export function useTakeGift(activityId: string | undefined) {
  // a failure is shown as a toast; the activity is refetched and shows its current state
  const { submit, pending } = useWrite(giftTaking, {
    before: () => requireLogin(),
    then: async (_, gift) => {
      recordActivity(gift.activityId, 'join')
      await replace('pages-activities/jinjiang/activity-jingjiang-02', gift)
    }
  })
  return {
    busy: pending !== undefined,
    take: () => {
      if (activityId !== undefined) submit({ activityId })
    }
  }
}
