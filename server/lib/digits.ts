import { randomInt } from 'node:crypto'

/** `count` random decimal digits from the system's secure source. */
export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
