// Older WeChat has no AbortController, and TanStack Query makes one for each read. Imported before anything else.

type Listener = () => void

class Signal {
  aborted = false
  readonly listeners = new Set<Listener>()
  addEventListener(_type: 'abort', listener: Listener): void {
    this.listeners.add(listener)
  }
  removeEventListener(_type: 'abort', listener: Listener): void {
    this.listeners.delete(listener)
  }
}

class Controller {
  readonly signal = new Signal()
  abort(): void {
    if (this.signal.aborted) return
    this.signal.aborted = true
    this.signal.listeners.forEach((listener) => listener())
  }
}

if (typeof AbortController === 'undefined') Object.assign(globalThis, { AbortController: Controller })

export {}
