import { randomId } from '@/lib/random-id'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'

/**
 * A write under way: one idempotency key until the server has decided, stored on the device, so that a double
 * tap, a reload, a lost response and returning to the page all repeat the same request. The input is stored
 * with the key, since the server accepts a key for one input only.
 */
export interface PendingWrite<Input = unknown> {
  readonly key: string
  readonly input: Input
  /** The server has said that nothing was done, so that the next attempt may have another input. */
  readonly open?: true
  /** The order that the server has created for it, once it has responded. */
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

/** The write under way with this name; undefined if there is none. */
export const pendingWrite = (name: string): PendingWrite | undefined => parse(entries()[name])

/**
 * The key and the input of a write: those under way, or new ones, which are stored from now on. A different
 * input starts a different write, unless `first` is set: then the write sent first continues, whatever is
 * requested now. An open one keeps its key alone.
 */
export function beginWrite<Input>(name: string, input: Input, first = false): PendingWrite<Input> {
  const pending = pendingWrite(name) as PendingWrite<Input> | undefined
  if (pending?.open) return keep(name, { key: pending.key, input })
  const same = pending && (first || JSON.stringify(pending.input) === JSON.stringify(input))
  return same ? pending : keep(name, { key: randomId(), input })
}

/** Writes whose input must not be stored on the device: a reload forgets them. */
const secret = new Map<string, PendingWrite>()

/** {@link beginWrite} in memory only. */
export function beginSecretWrite<Input>(name: string, input: Input): PendingWrite<Input> {
  const pending = secret.get(name) as PendingWrite<Input> | undefined
  if (pending && JSON.stringify(pending.input) === JSON.stringify(input)) return pending
  const begun = { key: randomId(), input }
  secret.set(name, begun)
  return begun
}

/** The server has not done it, and asks to be asked again: what is requested then is what counts. */
export function openWrite(name: string, key: string): void {
  const pending = pendingWrite(name)
  if (pending?.key === key) keep(name, { ...pending, open: true })
}

/** The server has created this order for the write with this key. */
export function saveOrder(name: string, key: string, orderNo: string): void {
  const pending = pendingWrite(name)
  if (pending?.key === key) keep(name, { ...pending, orderNo })
}

/** The write (or, if `key` is passed, the one with this key) has ended: the next one with its name is new. */
export function endWrite(name: string, key?: string): void {
  if (key !== undefined && secret.get(name)?.key === key) secret.delete(name)
  if (key !== undefined && pendingWrite(name)?.key !== key) return
  const { [name]: _ended, ...rest } = entries()
  writeStored('pendingKeys', rest)
}

/**
 * The order is paid, or will never be: it is no longer the one being paid, and the write that created it has
 * ended.
 */
export function endOrder(orderNo: string): void {
  if (readStored('orderNo') === orderNo) removeStored('orderNo')
  const rest = Object.entries(entries()).filter(([, text]) => parse(text)?.orderNo !== orderNo)
  writeStored('pendingKeys', Object.fromEntries(rest))
}
