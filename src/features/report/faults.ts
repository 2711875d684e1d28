import type { Input } from '@contract/types'

export type Fault = NonNullable<Input<'reportClient'>['faults']>[number]

/** What a browser gives with an error event or a rejected promise. */
export interface Thrown {
  readonly name?: string
  readonly message?: string
  readonly stack?: string
  readonly code?: string
}

const MESSAGE_LENGTH = 200
const PLACE_LENGTH = 120

/** Failures that are no faults of ours: the network, an abort, a call that the page handles itself, and what browsers say of extensions. */
const NO_FAULT = /^(ApiError|AbortError|NotAllowedError)$|ResizeObserver loop|^Script error|extension:\/\//

const line = (text: string, most: number) =>
  text
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, most)

/** The first frame of a stack that is in our files: `/js/app.1a2b3c4d.js:1:2345`. */
export function placeOf(stack = ''): string {
  return line(/\/(?:js|chunk|assets)\/[\w./-]+:\d+:\d+/.exec(stack)?.[0] ?? '', PLACE_LENGTH)
}

/** An error as it is reported; undefined for what is no fault. */
export function faultOf(kind: Fault['kind'], thrown: unknown, path: string): Fault | undefined {
  const { name = '', message, stack, code } = (thrown ?? {}) as Thrown
  const text = typeof thrown === 'string' ? thrown : [name, message].filter(Boolean).join(': ')
  if (text === '' || NO_FAULT.test(name) || NO_FAULT.test(text) || NO_FAULT.test(stack ?? ''))
    return undefined
  const isChunk = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
  return {
    kind: isChunk ? 'chunk' : kind,
    message: line(text, MESSAGE_LENGTH),
    place: placeOf(stack),
    path: path.replace(/[^A-Za-z0-9_/-]/g, '').slice(0, 100)
  }
}

/** Faults of one visit: each once, and no more than a few, as one that comes in a loop is still one. */
export class FaultList {
  readonly #seen = new Set<string>()
  #waiting: Fault[] = []

  constructor(private readonly most = 10) {}

  /** False for one that was there before, or is too many. */
  add(fault: Fault): boolean {
    const key = `${fault.kind} ${fault.message} ${fault.place ?? ''}`
    if (this.#seen.has(key) || this.#seen.size >= this.most) return false
    this.#seen.add(key)
    this.#waiting.push(fault)
    return true
  }

  /** Those not taken yet. */
  take(): Fault[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }
}
