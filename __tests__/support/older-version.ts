const parts = (version: string) => version.split('.').map(Number)

/** Whether a version is older than another: 2.9.0 than 2.20.2. For tests; the app has its own, which they test. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [parts(version), parts(than)]
  const at = other.findIndex((part, index) => one[index] !== part)
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
