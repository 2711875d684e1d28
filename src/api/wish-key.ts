import { randomId } from '@/lib/random-id'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'

/**
 * A wish under way: one idempotency key until it is settled, kept on the device, so a double tap, a
 * reload, a lost answer and coming back all ask for the same thing. What was sent is kept with the key, since the server
 * takes a key for one input only.
 */
export interface Pending<Input = unknown> {
  readonly key: string
  readonly input: Input
  /** The order that the server has made of it, once it has answered. */
  readonly orderNo?: string
}

const entries = (): Record<string, string> => readStored('pendingKeys') ?? {}

function parse(text: string | undefined): Pending | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<Pending> | null
    return typeof entry?.key === 'string' ? (entry as Pending) : undefined
  } catch {
    return undefined
  }
}

function write<P extends Pending>(wish: string, pending: P): P {
  writeStored('pendingKeys', { ...entries(), [wish]: JSON.stringify(pending) })
  return pending
}

/** What is under way for a wish; undefined when nothing is. */
export const pendingOf = (wish: string): Pending | undefined => parse(entries()[wish])

/** The key and the input of a wish: those under way, whatever is asked for now, or new ones that are kept from now on. */
export const keepWish = <Input>(wish: string, input: Input): Pending<Input> =>
  (pendingOf(wish) as Pending<Input> | undefined) ?? write(wish, { key: randomId(), input })

/** The key of a wish that another input makes another wish: the one under way for this input, or a new one. */
export function wishKey(wish: string, input: object): string {
  const pending = pendingOf(wish)
  const same = pending && JSON.stringify(pending.input) === JSON.stringify(input)
  return same ? pending.key : write(wish, { key: randomId(), input }).key
}

/** The server has made this order of the wish. */
export function keepOrder(wish: string, orderNo: string): void {
  const pending = pendingOf(wish)
  if (pending) write(wish, { ...pending, orderNo })
}

/** The wish has come to its end: the next time it is a new one. */
export function settleWish(wish: string): void {
  const { [wish]: _settled, ...rest } = entries()
  writeStored('pendingKeys', rest)
}

/** The order is paid, or will never be: it is no more the one that is being paid, and the wish it came from is settled. */
export function settleOrder(orderNo: string): void {
  if (readStored('orderNo') === orderNo) removeStored('orderNo')
  const rest = Object.entries(entries()).filter(([, text]) => parse(text)?.orderNo !== orderNo)
  writeStored('pendingKeys', Object.fromEntries(rest))
}
