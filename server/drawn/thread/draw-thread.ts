import { Worker } from 'node:worker_threads'
import { refusalOf } from '@contract/envelope/refusal'
import type { ScreenRequest } from '@contract/screen'
import type { AnswerByPath, DrawnPage, FromThread, ThreadStart, ToThread } from './messages'
import { Pulse } from './pulse'

interface Drawing {
  readonly answer: AnswerByPath
  readonly give: (page: DrawnPage) => void
  readonly refuse: (problem: Error) => void
}

export interface DrawThreadOptions extends ThreadStart {
  /** The bundle of `worker.ts`. */
  readonly file: string
  /** A thread that says nothing for so long, while it has to draw, is taken for lost, ms. */
  readonly silentMs?: number
}

/** Its heap may grow to so much, MB: pages take a tenth of it. A thread that needs more ends, and nothing else with it. */
const MOST_HEAP_MB = 512
/** A thread that ends as soon as it begins is not begun at once again, ms. */
const REST_MS = 1000
const SILENT_MS = 3000

/**
 * Draws pages in a thread of its own, so that no call waits for one. Whatever becomes of the thread (it throws, it takes too much memory, a page
 * does not end) is the fate of the drawings under way alone: the next one begins another thread.
 */
export class DrawThread {
  readonly #options: DrawThreadOptions
  readonly #drawings = new Map<number, Drawing>()
  readonly #pulse: Pulse
  #worker: Worker | undefined
  #begunAt = -Infinity
  #drawn = 0
  #closed = false

  constructor(options: DrawThreadOptions) {
    this.#options = options
    this.#pulse = new Pulse(options.silentMs ?? SILENT_MS, {
      ask: () => tell(this.#worker, { kind: 'alive?' }),
      lost: () => void this.#worker?.terminate()
    })
    this.#begin()
  }

  /** Draws a page with its answers. Rejects where the page throws or the thread ends. */
  draw(request: ScreenRequest, answer: AnswerByPath): Promise<DrawnPage> {
    if (!this.#worker && !this.#mayBegin())
      return Promise.reject(new Error('The thread of drawings has just ended'))
    if (!this.#worker) this.#begin()
    const drawing = (this.#drawn += 1)
    return new Promise((give, refuse) => {
      this.#drawings.set(drawing, { answer, give, refuse })
      this.#pulse.watch()
      tell(this.#worker, { kind: 'draw', drawing, request })
    })
  }

  /** Ends the thread; drawings under way are refused. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  #mayBegin(): boolean {
    return !this.#closed && performance.now() - this.#begunAt >= REST_MS
  }

  #begin(): void {
    const { file, rendererFile } = this.#options
    this.#begunAt = performance.now()
    const worker = new Worker(file, {
      workerData: { rendererFile } satisfies ThreadStart,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB }
    })
    let problem: unknown
    worker.on('message', (message: FromThread) => this.#hear(message, worker))
    worker.on('error', (error) => (problem = error))
    worker.on('exit', (code) =>
      this.#end(new Error(`The thread of drawings has ended (${code})`, { cause: problem }))
    )
    // a server that has nothing else to do may end
    worker.unref()
    this.#worker = worker
  }

  #hear(message: FromThread, worker: Worker): void {
    this.#pulse.heard()
    if (message.kind === 'alive') return
    const drawing = this.#drawings.get(message.drawing)
    if (!drawing) return
    if (message.kind === 'read') return void answerRead(drawing, message, worker)
    this.#drawings.delete(message.drawing)
    if (this.#drawings.size === 0) this.#pulse.rest()
    if (message.kind === 'broken') return drawing.refuse(new Error(message.problem))
    const { html, failed, drawMs } = message
    drawing.give({ html, failed, drawMs })
  }

  #end(problem: Error): void {
    this.#worker = undefined
    this.#pulse.rest()
    const lost = [...this.#drawings.values()]
    this.#drawings.clear()
    for (const { refuse } of lost) refuse(problem)
  }
}

const tell = (worker: Worker | undefined, message: ToThread) => worker?.postMessage(message)

/**
 * Answers the thread that has asked, and no other: one that was begun in its place counts its reads from the beginning, and the
 * number may stand for a read of another member there.
 */
async function answerRead(
  { answer }: Drawing,
  { read, path, input }: Extract<FromThread, { kind: 'read' }>,
  worker: Worker
): Promise<void> {
  try {
    tell(worker, { kind: 'answer', read, data: await answer({ path }, input) })
  } catch (problem) {
    // as the call would be refused: the page says so, or asks itself
    tell(worker, { kind: 'refuse', read, refusal: refusalOf(problem) })
  }
}
