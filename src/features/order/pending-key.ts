import { readStored, writeStored } from '@/platform/stored-values'
import { randomId } from '@/lib/random-id'

/**
 * One idempotency key a wish, kept on the device until the wish is settled: a double tap, a reload, a lost answer and
 * coming back all go on with the same order. What was sent is kept with the key, since the server takes a key for one
 * input only, and the coupon of a lost order is held by that very order.
 */
export interface Pending<Input = unknown> {
  readonly key: string
  readonly input: Input
  /** Once the server has answered. */
  readonly orderNo?: string
}

const entries = (): Record<string, string> => readStored('pendingKeys') ?? {}

function parse(text: string): Pending | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Pending> | null
    return typeof entry?.key === 'string' ? (entry as Pending) : undefined
  } catch {
    return undefined
  }
}

/** What is under way for a wish; undefined when nothing is. */
export function pendingOf(wish: string): Pending | undefined {
  const text = entries()[wish]
  return text === undefined ? undefined : parse(text)
}

/** The key and input of a wish: those under way, or new ones that are kept from now on. */
export function keep<Input>(wish: string, input: Input): Pending<Input> {
  const before = pendingOf(wish)
  if (before) return before as Pending<Input>
  const pending = { key: randomId(), input }
  writeStored('pendingKeys', { ...entries(), [wish]: JSON.stringify(pending) })
  return pending
}

/** The server has made this order of the wish. */
export function keepOrder(wish: string, orderNo: string): void {
  const before = pendingOf(wish)
  if (before) writeStored('pendingKeys', { ...entries(), [wish]: JSON.stringify({ ...before, orderNo }) })
}

/** The wish has come to its end: the next time it is a new one. */
export function settleWish(wish: string): void {
  const { [wish]: _settled, ...rest } = entries()
  writeStored('pendingKeys', rest)
}

/** The order is paid, or will never be: the wish it came from is settled. */
export function settleOrder(orderNo: string): void {
  const rest = Object.entries(entries()).filter(([, text]) => parse(text)?.orderNo !== orderNo)
  writeStored('pendingKeys', Object.fromEntries(rest))
}
