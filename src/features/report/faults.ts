import type { Input } from '@contract/types'
import { NO_FAULT, OWN_FRAME } from '@/platform/device/build'

export type Fault = Required<NonNullable<Input<'reportClient'>['faults']>[number]>

/** What a client gives with an error or a rejected promise. */
export interface Thrown {
  readonly name?: string
  readonly message?: string
  /** Why a call of WeChat's was refused. */
  readonly errMsg?: string
  readonly stack?: string
}

/** Of a text so much is looked at. */
const LOOKED_AT = 1000
const MESSAGE_LENGTH = 200
const PLACE_LENGTH = 120

/**
 * What may identify a person or open something: queries, mail addresses, keys, numbers, and long quotations. The server looks once
 * more (server/modules/report/clean.ts); WeChat's log does not.
 */
const PRIVATE = /[?#][^\s)]*|[\w.+-]{1,64}@[\w.-]+|[\w-]{24,}|\d{5,}|"[^"]{25,}"/g

/** The first frame of a stack that is in our files. */
export const placeOf = (stack = ''): string => (OWN_FRAME.exec(stack)?.[1] ?? '').slice(0, PLACE_LENGTH)

/** An error as it is reported; undefined for what is no fault. */
export function faultOf(kind: Fault['kind'], thrown: unknown, path: string): Fault | undefined {
  const { name = '', errMsg, message = errMsg, stack } = (thrown ?? {}) as Thrown
  const text = typeof thrown === 'string' ? thrown : [name, message].filter(Boolean).join(': ')
  // of a text that is not ours the stack alone may tell whose it is
  if (!text || NO_FAULT.test([name, text, stack].join('\n'))) return undefined
  const cleaned = text
    .slice(0, LOOKED_AT)
    .replace(PRIVATE, '…')
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
  return { kind, message: cleaned.trim().slice(0, MESSAGE_LENGTH), place: placeOf(stack), path }
}

/** Faults of one visit: each once, and no more than a few, as one that comes in a loop is still one. */
export class FaultList {
  private readonly seen = new Set<string>()
  private waiting: Fault[] = []

  constructor(private readonly most = 10) {}

  /** False for one that was there before, or is too many. */
  add(fault: Fault): boolean {
    const key = [fault.kind, fault.message, fault.place].join()
    if (this.seen.has(key) || this.seen.size >= this.most) return false
    this.seen.add(key)
    this.waiting.push(fault)
    return true
  }

  /** Those not taken yet. */
  take(): Fault[] {
    const taken = this.waiting
    this.waiting = []
    return taken
  }
}
