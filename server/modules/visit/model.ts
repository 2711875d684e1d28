export type VisitKind = 'uv' | 'pv' | 'visit' | 'interaction'

/** An address without its query and fragment, which may hold secrets. */
export const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')

/** A label as stored: texts that mean "none" count as none (rule check.label). */
export const plainLabel = (labelId: string | undefined) =>
  labelId === undefined || ['', 'null', 'undefined'].includes(labelId) ? null : labelId

/** A record's details besides its path: only what was sent, texts without queries; null if nothing was. */
export function visitDetail(sent: {
  readonly from?: string
  readonly scene?: number
  readonly action?: string
  readonly target?: string
}): Record<string, string | number> | null {
  const entries = Object.entries(sent)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value] as const)
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
