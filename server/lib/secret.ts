/**
 * A secret of ours, and the one it replaces or is replaced by (docs/how-to/rotate-secrets.md): what is new is made with
 * the first value, and what was made with either is accepted.
 */
export type Secret = string | readonly [current: string, previous: string]

/** The value that makes new things. */
export const currentOf = (secret: Secret): string => (typeof secret === 'string' ? secret : secret[0])

/** All values that are accepted, the current one first. */
export const valuesOf = (secret: Secret): readonly string[] =>
  typeof secret === 'string' ? [secret] : secret

/** The first answer that is not null, of the current value and then of the previous one; null if both give none. */
export function readWith<T>(secret: Secret, read: (value: string) => T | null): T | null {
  for (const value of valuesOf(secret)) {
    const answer = read(value)
    if (answer !== null) return answer
  }
  return null
}
