/** Loaded only if an invitation is stored. */
import { accept } from '@/features/distribution/accept'
import { isLoggedIn } from '@/features/session/atoms'
import { onSessionChange } from '@/features/session/session'
import { readStored } from '@/platform/storage/stored-values'

/**
 * Binds the logged-in member to the friend whose link was opened first; if either is missing, no call is made.
 */
export function acceptStoredInvitation(): void {
  const code = readStored('invite')
  if (!code || !isLoggedIn()) return
  // a failure is retried at the next show or login, as long as the code is stored
  accept(code).catch(() => undefined)
}
onSessionChange(acceptStoredInvitation)
