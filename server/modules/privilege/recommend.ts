/** Recommendations for a member who has just bought something. Pure. */
import type { PrivilegeKind } from '@contract/types'
import { isOpen, type PrivilegeRow } from '../catalogue'

interface Taste {
  /** The channel's privileges. */
  readonly privileges: readonly PrivilegeRow[]
  /** What the member viewed, and how often. */
  readonly views: readonly { readonly privilegeId: string; readonly times: number }[]
  /** What they already have. */
  readonly without: ReadonlySet<string>
  readonly now: Date
  readonly count: number
}

/** The weight of one view of a kind, in units of general popularity; more than ten views add nothing. */
const VIEW_WEIGHT = 6
const MAX_VIEWS = 10

/** The most popular privileges, those of the kinds that the member views come first. */
export function recommend({ privileges, views, without, now, count }: Taste): PrivilegeRow[] {
  const kinds = new Map(privileges.map((row) => [row.privilegeId, row.kind]))
  const looks = new Map<PrivilegeKind, number>()
  for (const { privilegeId, times } of views) {
    const kind = kinds.get(privilegeId)
    if (kind) looks.set(kind, Math.min(MAX_VIEWS, (looks.get(kind) ?? 0) + times))
  }
  const score = (row: PrivilegeRow) => row.hot + VIEW_WEIGHT * (looks.get(row.kind) ?? 0)
  return privileges
    .filter((row) => isOpen(row, now) && !without.has(row.privilegeId))
    .sort((a, b) => score(b) - score(a) || a.privilegeId.localeCompare(b.privilegeId))
    .slice(0, count)
}
