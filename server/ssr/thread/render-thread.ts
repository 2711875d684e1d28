import { Worker } from 'node:worker_threads'
import { refusalOf } from '@contract/envelope/refusal'
import type { RenderRequest } from '@contract/ssr'
import type {
  AnswerByPath,
  RenderedDocument,
  RenderForm,
  FromThread,
  ThreadStart,
  ToThread
} from './messages'
import { Heartbeat } from './heartbeat'

interface PendingRender {
  readonly answer: AnswerByPath
  readonly resolve: (page: RenderedDocument) => void
  readonly reject: (problem: Error) => void
}

export interface RenderThreadOptions extends ThreadStart {
  /** The bundle of `worker.ts`. */
  readonly file: string
  /** A thread that is silent for this long while rendering is considered lost, ms. */
  readonly silentMs?: number
  /** A thread that ends this soon after its start is not restarted at once, ms. */
  readonly restMs?: number
}

/** Limit of its heap, MB: pages take a tenth of it. A thread that needs more ends, and nothing else with it. */
const MAX_HEAP_MB = 512
const REST_MS = 1000
const SILENT_MS = 3000

/**
 * Renders pages in a separate thread, so that no call waits for one. Whatever happens to the thread (it throws, it takes too much memory, a page
 * does not end) only affects the renderings in progress: the next one starts another thread.
 */
export class RenderThread {
  readonly #options: RenderThreadOptions
  readonly #pending = new Map<number, PendingRender>()
  readonly #heartbeat: Heartbeat
  #worker: Worker | undefined
  #startedAt = -Infinity
  #count = 0
  #closed = false

  constructor(options: RenderThreadOptions) {
    this.#options = options
    this.#heartbeat = new Heartbeat(options.silentMs ?? SILENT_MS, {
      ping: () => post(this.#worker, { kind: 'ping' }),
      lost: () => void this.#worker?.terminate()
    })
    this.#start()
  }

  /** Renders a page with its responses. Rejects if the page throws or the thread ends. */
  render(
    request: RenderRequest,
    answer: AnswerByPath,
    form: RenderForm = 'document'
  ): Promise<RenderedDocument> {
    if (!this.#worker && !this.#mayStart())
      return Promise.reject(new Error('The thread of drawings has just ended'))
    if (!this.#worker) this.#start()
    const job = (this.#count += 1)
    return new Promise((resolve, reject) => {
      this.#pending.set(job, { answer, resolve, reject })
      this.#heartbeat.start()
      post(this.#worker, { kind: 'render', job, request, form })
    })
  }

  /** Ends the thread; renderings in progress are rejected. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  #mayStart(): boolean {
    return !this.#closed && performance.now() - this.#startedAt >= (this.#options.restMs ?? REST_MS)
  }

  #start(): void {
    const { file, rendererFile } = this.#options
    this.#startedAt = performance.now()
    const worker = new Worker(file, {
      workerData: { rendererFile } satisfies ThreadStart,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB }
    })
    let problem: unknown
    worker.on('message', (message: FromThread) => this.#receive(message, worker))
    worker.on('error', (error) => {
      problem = error
    })
    worker.on('exit', (code) =>
      this.#end(new Error(`The thread of drawings has ended (${code})`, { cause: problem }))
    )
    // lets the process exit if it has nothing else to do
    worker.unref()
    this.#worker = worker
  }

  #receive(message: FromThread, worker: Worker): void {
    this.#heartbeat.beat()
    if (message.kind === 'pong') return
    const job = this.#pending.get(message.job)
    if (!job) return
    if (message.kind === 'read') return void answerRead(job, message, worker)
    this.#pending.delete(message.job)
    if (this.#pending.size === 0) this.#heartbeat.stop()
    if (message.kind === 'failed') return job.reject(new Error(message.problem))
    const { html, failed, renderMs } = message
    job.resolve({ html, failed, renderMs })
  }

  #end(problem: Error): void {
    this.#worker = undefined
    this.#heartbeat.stop()
    const pending = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject } of pending) reject(problem)
  }
}

const post = (worker: Worker | undefined, message: ToThread) => worker?.postMessage(message)

/**
 * Responds only to the thread that requested the read: its replacement numbers its reads from the beginning, and the
 * same number may identify another member's read there.
 */
async function answerRead(
  { answer }: PendingRender,
  { read, path, input }: Extract<FromThread, { kind: 'read' }>,
  worker: Worker
): Promise<void> {
  try {
    post(worker, { kind: 'answer', read, data: await answer({ path }, input) })
  } catch (problem) {
    // as the call would be refused: the page shows it, or reads again itself
    post(worker, { kind: 'reject', read, refusal: refusalOf(problem) })
  }
}
