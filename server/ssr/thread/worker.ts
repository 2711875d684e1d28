/** The rendering thread: React occupies the processor for some ms per page, in which the server answers calls (ADR 0043). */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { AnswerRead, Renderer, RenderRequest } from '@contract/ssr'
import { warmUp } from '../warm-up'
import type { FromThread, RenderForm, ThreadStart, ToThread } from './messages'

interface PendingRead {
  readonly resolve: (data: unknown) => void
  readonly reject: (problem: Error) => void
}

const port = parentPort
if (!port) throw new Error('This is the thread of drawings, started by the server')
const { rendererFile } = workerData as ThreadStart
const renderer = createRequire(rendererFile)(rendererFile) as Renderer
warmUp(renderer)

const pending = new Map<number, PendingRead>()
let reads = 0

/** As text: not every thrown value can be sent. */
const textOf = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)

const post = (message: FromThread) => port.postMessage(message)

/** Requests a read from the server, which knows whose rendering it is. */
const answersOf =
  (job: number): AnswerRead =>
  ({ path }, input) =>
    new Promise((resolve, reject) => {
      const read = (reads += 1)
      pending.set(read, { resolve, reject })
      post({ kind: 'read', job, read, path, input })
    })

async function render(job: number, request: RenderRequest, form: RenderForm): Promise<void> {
  try {
    const screen = await renderer.render(request, answersOf(job))
    const began = performance.now()
    const html = form === 'reads' ? JSON.stringify(screen.reads) : renderer.document(screen)
    const renderMs = screen.renderMs + performance.now() - began
    post({ kind: 'rendered', job, html, failed: screen.failed, renderMs })
  } catch (problem) {
    post({ kind: 'failed', job, problem: textOf(problem) })
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') return void render(message.job, message.request, message.form)
  if (message.kind === 'ping') return post({ kind: 'pong' })
  const read = pending.get(message.read)
  pending.delete(message.read)
  if (message.kind === 'answer') read?.resolve(message.data)
  else read?.reject(Object.assign(new Error('A read was refused'), message.refusal))
})
