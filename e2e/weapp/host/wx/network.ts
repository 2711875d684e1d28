import { defineCall, type CallHost, type Options } from './define'
import { asText } from '../json'
import { Refused } from './refused'

/** WeChat runs this many requests at once; the others wait. */
const AT_ONCE = 10
const TIMEOUT_MS = 60_000

export interface NetworkHost extends CallHost {
  /** The address the app was built for, and where the server under test is. */
  readonly builtOrigin: string
  readonly origin: string
  readonly online: () => boolean
  /** A file of the phone as PNG: another one is another picture. */
  readonly picture: (file: string) => Uint8Array<ArrayBuffer>
  /** Each call that was sent, for tests that count them. */
  readonly calls: { method: string; url: string; status: number }[]
}

class Queue {
  private running = 0
  private readonly waiting: (() => void)[] = []
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((go) => this.waiting.push(go))
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
      this.waiting.shift()?.()
    }
  }
}

function bodyOf(method: string, data: unknown, type: string): string | undefined {
  if (method === 'GET' || data === undefined) return undefined
  if (typeof data === 'string') return data
  if (type.includes('x-www-form-urlencoded'))
    return new URLSearchParams(data as Record<string, string>).toString()
  return JSON.stringify(data)
}

function urlOf(host: NetworkHost, method: string, { url, data }: Options): string {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new Refused('invalid url')
  const address = new URL(
    url.startsWith(host.builtOrigin) ? host.origin + url.slice(host.builtOrigin.length) : url
  )
  if (address.origin !== new URL(host.origin).origin) throw new Refused('url not in domain list')
  if (method === 'GET' && data && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) address.searchParams.set(key, String(value))
  }
  return address.origin + address.pathname + asServed(host, address.search)
}

/** The server under test speaks of itself by its own address; the app knows it by the one it was built for. */
const asBuiltFor = ({ origin, builtOrigin }: NetworkHost, text: string) =>
  text.replaceAll(origin, builtOrigin)

/** The same the other way, where an address is handed back in a query. */
const asServed = ({ origin, builtOrigin }: NetworkHost, query: string) =>
  query.replaceAll(encodeURIComponent(builtOrigin), encodeURIComponent(origin))

const headersOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))

async function send(
  host: NetworkHost,
  options: Options,
  init: RequestInit,
  stopped: AbortSignal,
  listeners: ReadonlySet<Chunks> = new Set()
) {
  if (!host.online()) throw new Refused('')
  const method = init.method ?? 'GET'
  const url = urlOf(host, method, options)
  // one signal of our own: those that AbortSignal.any() makes are lost in a long run (Node 20 collects them as garbage)
  const end = new AbortController()
  const giveUp = () => end.abort()
  let late = false
  const timer = setTimeout(
    () => {
      late = true
      giveUp()
    },
    Number(options['timeout']) || TIMEOUT_MS
  )
  stopped.addEventListener('abort', giveUp)
  try {
    const answer = await fetch(url, { ...init, redirect: 'follow', signal: end.signal })
    host.calls.push({ method, url, status: answer.status })
    if (options['enableChunked'] === true) await inChunks(answer, listeners, end.signal)
    const bytes = answer.bodyUsed ? new ArrayBuffer(0) : await answer.arrayBuffer()
    return { answer, bytes, text: () => asBuiltFor(host, new TextDecoder().decode(bytes)) }
  } catch (error) {
    if (stopped.aborted) throw new Refused('abort')
    if (late) throw new Refused('timeout', 5)
    throw new Refused(`${String(error)}`)
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', giveUp)
  }
}

function parsed(text: string, dataType: unknown): unknown {
  if (dataType !== undefined && dataType !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Chunks = (chunk: { readonly data: ArrayBuffer }) => void

const task = (stop: AbortController, listeners: Set<Chunks>) => ({
  abort: () => stop.abort(),
  onHeadersReceived: () => undefined,
  offHeadersReceived: () => undefined,
  onChunkReceived: (listener: Chunks) => void listeners.add(listener),
  offChunkReceived: (listener: Chunks) => void listeners.delete(listener),
  onProgressUpdate: () => undefined
})

/** Bytes as they come, to whoever asked for pieces (`enableChunked`): cut wherever the network cut them, and once more in the middle. */
async function inChunks(
  { body }: Response,
  listeners: ReadonlySet<Chunks>,
  ended: AbortSignal
): Promise<void> {
  const reader = body?.getReader()
  // of a body that is being read, fetch itself may hear of the end no more
  ended.addEventListener('abort', () => void reader?.cancel().catch(() => undefined))
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    const half = read.value.length >> 1
    for (const part of [read.value.slice(0, half), read.value.slice(half)]) {
      if (part.length > 0) for (const listener of listeners) listener({ data: part.buffer })
    }
  }
  ended.throwIfAborted()
}

/** `wx.request` and `wx.uploadFile`, over real HTTP. */
export function networkCalls(host: NetworkHost) {
  const queue = new Queue()

  const start = (
    name: string,
    options: Options,
    work: (stopped: AbortSignal, listeners: ReadonlySet<Chunks>) => Promise<object>
  ) => {
    const stop = new AbortController()
    const listeners = new Set<Chunks>()
    defineCall(host, name, () => queue.run(() => work(stop.signal, listeners)), false)(options)
    return task(stop, listeners)
  }

  return {
    request: (options: Options) =>
      start('request', options, async (stopped, listeners) => {
        const method = (asText(options['method']) || 'GET').toUpperCase()
        const headers = { 'content-type': 'application/json', ...headersOf(options['header']) }
        const body = bodyOf(method, options['data'], headers['content-type'])
        const { answer, bytes, text } = await send(
          host,
          options,
          { method, headers, ...(body ? { body } : {}) },
          stopped,
          listeners
        )
        return {
          statusCode: answer.status,
          header: Object.fromEntries(answer.headers),
          cookies: answer.headers.getSetCookie(),
          data: options['responseType'] === 'arraybuffer' ? bytes : parsed(text(), options['dataType'])
        }
      }),
    uploadFile: (options: Options) =>
      start('uploadFile', options, async (stopped) => {
        const form = new FormData()
        for (const [key, value] of Object.entries(options['formData'] ?? {})) form.set(key, String(value))
        const file = asText(options['filePath'])
        if (!file.startsWith('wxfile://') && !file.startsWith('http://tmp/'))
          throw new Refused('file not found')
        form.set(
          String(options['name']),
          new Blob([host.picture(file)], { type: 'image/png' }),
          'picture.png'
        )
        const { 'content-type': _ours, ...headers } = headersOf(options['header'])
        const { answer, text } = await send(host, options, { method: 'POST', headers, body: form }, stopped)
        return { statusCode: answer.status, data: text() }
      })
  }
}
