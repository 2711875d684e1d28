import { hideLoading, toast } from '@/platform/feedback/feedback'
import { reactionTo } from './catalogue'
import type { ApiError } from './error'

/** What the api needs of the layers above it; the session gives it at start. */
export interface FailurePort {
  /** The token of this call is good no more. Resolves when a fresh login is there (true) or there is none. */
  loginExpired(tokenOfCall: string | undefined): Promise<boolean>
  /** Opens home. False where home is shown already: opening it anew would send the same calls again. */
  goHome(): boolean
}

let port: FailurePort = { loginExpired: () => Promise.resolve(false), goHome: () => false }

export function setFailurePort(next: FailurePort): void {
  port = next
}

export const failurePort = (): FailurePort => port

/** Carries out what the catalogue says ({@link reactionTo}), but for the login, which `call` waits for. */
export function react(error: ApiError, options: { quiet: boolean }): void {
  const reaction = reactionTo(error)
  if (reaction.hideLoading) hideLoading()
  if (reaction.goHome && port.goHome()) return
  if (reaction.toast && !options.quiet) toast(reaction.toast)
}
