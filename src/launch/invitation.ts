/** Comes only where an invitation is kept. */
import { accept } from '@/features/distribution/accept'
import { isLoggedIn } from '@/features/session/atoms'
import { onSessionChange } from '@/features/session/session'
import { readStored } from '@/platform/storage/stored-values'

/** Binds who is logged in to the friend whose link was opened first; without either nothing is asked. */
export function acceptStoredInvitation(): void {
  const code = readStored('invite')
  if (!code || !isLoggedIn()) return
  // what fails is tried again at the next showing or login, as long as the code is kept
  accept(code).catch(() => undefined)
}
onSessionChange(acceptStoredInvitation)
