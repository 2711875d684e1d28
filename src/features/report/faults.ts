import type { Input } from '@contract/types'
import { NO_FAULT, OWN_FRAME } from '@/platform/device/build'

export type Fault = NonNullable<Input<'reportClient'>['faults']>[number]

/** What a client gives with an error or a rejected promise. */
export interface Thrown {
  readonly name?: string
  readonly message?: string
  /** Why a call of WeChat's was refused. */
  readonly errMsg?: string
  readonly stack?: string
  readonly code?: string
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

const line = (text: string, most: number) =>
  text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, most)

/** The first frame of a stack that is in our files. */
export function placeOf(stack = ''): string {
  return line(OWN_FRAME.exec(stack)?.[1] ?? '', PLACE_LENGTH)
}

/** An error as it is reported; undefined for what is no fault. */
export function faultOf(kind: Fault['kind'], thrown: unknown, path: string): Fault | undefined {
  const { name = '', errMsg, message = errMsg, stack, code } = (thrown ?? {}) as Thrown
  const text = typeof thrown === 'string' ? thrown : [name, message].filter(Boolean).join(': ')
  if (text === '' || NO_FAULT.test(name) || NO_FAULT.test(text) || NO_FAULT.test(stack ?? ''))
    return undefined
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
  return {
    kind: isChunk ? 'chunk' : kind,
    message: line(text.slice(0, LOOKED_AT).replace(PRIVATE, '…'), MESSAGE_LENGTH),
    place: placeOf(stack),
    path: path.replace(/[^A-Za-z0-9_/-]/g, '').slice(0, 100)
  }
}

/** Faults of one visit: each once, and no more than a few, as one that comes in a loop is still one. */
export class FaultList {
  private readonly seen = new Set<string>()
  private waiting: Fault[] = []

  constructor(private readonly most = 10) {}

  /** False for one that was there before, or is too many. */
  add(fault: Fault): boolean {
    const key = `${fault.kind} ${fault.message} ${fault.place ?? ''}`
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
