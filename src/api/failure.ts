import { hideLoading, toast } from '@/platform/feedback/feedback'
import { reactionTo } from './catalogue'
import type { ApiError } from './error'

/** What the api needs from the layers above it; provided by the session at start. */
export interface FailurePort {
  /**
   * The token of this call is no longer valid. Resolves once there is a new login (true) or it is clear that
   * there is none.
   */
  loginExpired(tokenOfCall: string | undefined): Promise<boolean>
  /** Opens home. False if home is already shown: opening it again would repeat the same calls. */
  goHome(): boolean
}

let port: FailurePort = { loginExpired: () => Promise.resolve(false), goHome: () => false }

export function setFailurePort(next: FailurePort): void {
  port = next
}

export const failurePort = (): FailurePort => port

/** Carries out what the catalogue says ({@link reactionTo}), except for the login, which `call` waits for. */
export function react(error: ApiError, options: { quiet: boolean }): void {
  const reaction = reactionTo(error)
  if (reaction.hideLoading) hideLoading()
  if (reaction.goHome && port.goHome()) return
  if (reaction.toast && !options.quiet) toast(reaction.toast)
}
