import type { PrivilegeRow } from './catalogue-repository'

/** Whether a privilege has started, has not ended, and is not used up. */
export function isOpen({ startsAt, endsAt, stock }: PrivilegeRow, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now) && stock !== 0
}
