import type { MemberProfile, ProfileChange } from './model'

/** Changes that are shown already and not yet answered, in the order they were made. */
let waiting: readonly ProfileChange[] = []

/** A profile as it will be once the waiting changes are saved: reads in the meantime must not revert them. */
export const withWaiting = (profile: MemberProfile): MemberProfile =>
  waiting.reduce<MemberProfile>((shown, change) => Object.assign({ ...shown }, change), profile)

export function addWaiting(change: ProfileChange): void {
  waiting = [...waiting, change]
}

export function dropWaiting(change: ProfileChange): void {
  waiting = waiting.filter((other) => other !== change)
}
