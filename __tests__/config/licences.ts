/** Which packages of the lock file production may install, by their licences. */

/** What `config/licences.json` says. */
export interface Policy {
  /** SPDX ids that need no further thought. */
  readonly allowed: readonly string[]
  /** Packages with another licence; a `*` at the end of a name stands for any ending. `null`: the manifest names none. */
  readonly exceptions: readonly {
    readonly package: string
    readonly licence: string | null
    readonly reason: string
  }[]
}

/** An entry of `packages` in package-lock.json. */
export interface LockEntry {
  readonly dev?: boolean
  readonly license?: string
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** Whether an SPDX expression can be met with these licences: one of the alternatives, whole. Expressions here are never nested. */
const isMet = (expression: string, ids: ReadonlySet<string>) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => ids.has(id)))

const isAllowed = (name: string, licence: string | undefined, { allowed, exceptions }: Policy) => {
  const exception = exceptions.find((one) => matches(one.package, name))
  if (licence === undefined) return exception?.licence === null
  return isMet(licence, new Set([...allowed, ...(exception?.licence ? [exception.licence] : [])]))
}

/** Packages that production would install under a licence that the policy does not allow, as `name: licence`. */
export const refusedLicences = (packages: Readonly<Record<string, LockEntry>>, policy: Policy) =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license }]) => ({ name: nameOf(path), license }))
    .filter(({ name, license }) => !isAllowed(name, license, policy))
    .map(({ name, license }) => `${name}: ${license ?? 'none named'}`)

/** Exceptions that no package needs any more. */
export const idleExceptions = (packages: Readonly<Record<string, LockEntry>>, policy: Policy) =>
  policy.exceptions
    .map((exception) => exception.package)
    .filter((pattern) => !Object.keys(packages).some((path) => matches(pattern, nameOf(path))))
