import { randomId } from '@/lib/random-id'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'

/**
 * A write under way: one idempotency key until the server has decided, kept on the device, so that a double tap, a reload,
 * a lost answer and coming back all ask for the same thing. What was sent is kept with the key, since the server takes a
 * key for one input only.
 */
export interface PendingWrite<Input = unknown> {
  readonly key: string
  readonly input: Input
  /** The order that the server has made of it, once it has answered. */
  readonly orderNo?: string
}

const entries = (): Record<string, string> => readStored('pendingKeys') ?? {}

function parse(text: string | undefined): PendingWrite | undefined {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<PendingWrite> | null
    return typeof entry?.key === 'string' ? (entry as PendingWrite) : undefined
  } catch {
    return undefined
  }
}

function keep<P extends PendingWrite>(name: string, pending: P): P {
  writeStored('pendingKeys', { ...entries(), [name]: JSON.stringify(pending) })
  return pending
}

/** What is under way under a name; undefined when nothing is. */
export const pendingWrite = (name: string): PendingWrite | undefined => parse(entries()[name])

/**
 * The key and the input of a write: those under way, or new ones that are kept from now on. Another input makes another
 * write, unless `first`: then what was sent first goes on, whatever is asked for now.
 */
export function beginWrite<Input>(name: string, input: Input, first = false): PendingWrite<Input> {
  const pending = pendingWrite(name) as PendingWrite<Input> | undefined
  const same = pending && (first || JSON.stringify(pending.input) === JSON.stringify(input))
  return same ? pending : keep(name, { key: randomId(), input })
}

/** Writes whose input is nobody's to find on the device: a reload forgets them. */
const secret = new Map<string, PendingWrite>()

/** {@link beginWrite} in memory alone. */
export function beginSecretWrite<Input>(name: string, input: Input): PendingWrite<Input> {
  const pending = secret.get(name) as PendingWrite<Input> | undefined
  if (pending && JSON.stringify(pending.input) === JSON.stringify(input)) return pending
  const begun = { key: randomId(), input }
  secret.set(name, begun)
  return begun
}

/** The server has made this order of the write with this key. */
export function saveOrder(name: string, key: string, orderNo: string): void {
  const pending = pendingWrite(name)
  if (pending?.key === key) keep(name, { ...pending, orderNo })
}

/** The write has ended, or the one with this `key` where one is named: the next one under its name is new. */
export function endWrite(name: string, key?: string): void {
  if (key !== undefined && secret.get(name)?.key === key) secret.delete(name)
  if (key !== undefined && pendingWrite(name)?.key !== key) return
  const { [name]: _ended, ...rest } = entries()
  writeStored('pendingKeys', rest)
}

/** The order is paid, or will never be: it is no more the one that is being paid, and the write that made it has ended. */
export function endOrder(orderNo: string): void {
  if (readStored('orderNo') === orderNo) removeStored('orderNo')
  const rest = Object.entries(entries()).filter(([, text]) => parse(text)?.orderNo !== orderNo)
  writeStored('pendingKeys', Object.fromEntries(rest))
}
