import { bytesOf, refusedValues, setAll, type Json, type JsonObject } from './json'
import type { Owner } from './element'

/** More than this in one `setData` WeChat refuses, bytes. */
const SET_DATA_LIMIT = 1024 * 1024

/** What an app gives to Page() or Component(). */
export type Definition = Record<string, unknown>

/** What instances need of the running app. */
export interface InstanceHost {
  copy(value: unknown): unknown
  problem(text: string): void
  /** Draws the screen soon, then calls back. */
  draw(done?: () => void): void
  guard(work: () => unknown): unknown
}

export interface SetDataFigures {
  count: number
  bytes: number
  largest: number
}

type Method = (this: unknown, ...args: unknown[]) => unknown

/** The logic layer's half of a page or component: the object that is `this` in its methods, and its data. */
export class Instance implements Owner {
  readonly self: Record<string, unknown>
  readonly figures: SetDataFigures = { count: 0, bytes: 0, largest: 0 }
  /** What was given by `setData`, as JSON, and is not on its way to the view layer yet. */
  private sent: string[] = []

  constructor(
    readonly file: string,
    protected readonly host: InstanceHost,
    definition: Definition,
    methods: Definition,
    extras: Record<string, unknown>
  ) {
    this.self = {
      ...methods,
      data: host.copy(definition['data'] ?? {}),
      setData: (data: unknown, done?: () => void) => this.setData(data, done),
      selectComponent: () => null,
      selectAllComponents: () => host.copy([]),
      is: file,
      ...extras
    }
  }

  get data(): JsonObject {
    return this.self['data'] as JsonObject
  }

  /** Hands over what was given since it was last asked for. */
  takeSent(): readonly string[] {
    return this.sent.splice(0)
  }

  handler(name: string): ((event: unknown) => unknown) | undefined {
    const method = this.self[name]
    return typeof method === 'function' ? (event) => (method as Method).call(this.self, event) : undefined
  }

  /** Calls a lifecycle method, if there is one. */
  call(name: string, ...args: unknown[]): unknown {
    const method = this.self[name]
    return typeof method === 'function'
      ? this.host.guard(() => (method as Method).apply(this.self, args))
      : undefined
  }

  private setData(data: unknown, done?: () => void): void {
    if (data === null || typeof data !== 'object')
      return this.host.problem(`setData of ${this.file} without data`)
    const refused = refusedValues(data)
    if (refused.length > 0)
      this.host.problem(
        `setData of ${this.file}: undefined or a function at ${refused.slice(0, 5).join(', ')}`
      )
    const json = JSON.stringify(data)
    const bytes = bytesOf(json)
    if (bytes > SET_DATA_LIMIT) this.host.problem(`setData of ${this.file}: ${bytes} bytes, more than 1 MB`)
    this.figures.count += 1
    this.figures.bytes += bytes
    this.figures.largest = Math.max(this.figures.largest, bytes)
    setAll(this.data, this.host.copy(data) as JsonObject)
    this.sent.push(json)
    this.host.draw(() => {
      if (typeof done === 'function') this.host.guard(() => done.call(this.self))
    })
  }
}

/** A component on the screen; properties come from the template around it. */
export class ComponentInstance extends Instance {
  private given = new Map<string, string>()

  constructor(file: string, host: InstanceHost, definition: Definition) {
    super(file, host, definition, { ...((definition['methods'] as Definition | undefined) ?? {}) }, {})
    const properties = (definition['properties'] ?? {}) as Record<string, { value?: Json } | undefined>
    for (const [name, property] of Object.entries(properties)) {
      const value = host.copy((property && typeof property === 'object' ? property.value : null) ?? null)
      this.data[name] = value as Json
    }
    this.self['properties'] = this.self['data']
    for (const name of ['attached', 'detached', 'ready']) {
      const lifetimes = (definition['lifetimes'] ?? {}) as Definition
      this.self[name] = lifetimes[name] ?? definition[name]
    }
  }

  /** Takes over those properties that have changed since they were last given: others keep what the component set. */
  give(attrs: Readonly<Record<string, Json>>): void {
    for (const [name, value] of Object.entries(attrs)) {
      const json = JSON.stringify(value)
      if (!(name in this.data) || this.given.get(name) === json) continue
      this.given.set(name, json)
      this.data[name] = this.host.copy(value) as Json
    }
  }
}
