/** The thread that draws pages: React keeps the processor for some ms a page, in which the server answers calls (ADR 0043). */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { AnswerRead, Renderer, ScreenRequest } from '@contract/screen'
import { warmUp } from '../warm-up'
import type { FromThread, ThreadStart, ToThread } from './messages'

interface OpenRead {
  readonly give: (data: unknown) => void
  readonly refuse: (problem: Error) => void
}

const port = parentPort
if (!port) throw new Error('This is the thread of drawings, started by the server')
const { rendererFile } = workerData as ThreadStart
const renderer = createRequire(rendererFile)(rendererFile) as Renderer
warmUp(renderer)

const open = new Map<number, OpenRead>()
let reads = 0

/** As text: not everything that is thrown can be sent. */
const wordsOf = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)

const tell = (message: FromThread) => port.postMessage(message)

/** Asks the server, which knows whose drawing it is. */
const answersOf =
  (drawing: number): AnswerRead =>
  ({ path }, input) =>
    new Promise((give, refuse) => {
      const read = (reads += 1)
      open.set(read, { give, refuse })
      tell({ kind: 'read', drawing, read, path, input })
    })

async function draw(drawing: number, request: ScreenRequest): Promise<void> {
  try {
    const screen = await renderer.draw(request, answersOf(drawing))
    const began = performance.now()
    const html = renderer.document(screen)
    const drawMs = screen.drawMs + performance.now() - began
    tell({ kind: 'drawn', drawing, html, failed: screen.failed, drawMs })
  } catch (problem) {
    tell({ kind: 'broken', drawing, problem: wordsOf(problem) })
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'draw') return void draw(message.drawing, message.request)
  if (message.kind === 'alive?') return tell({ kind: 'alive' })
  const asked = open.get(message.read)
  open.delete(message.read)
  if (message.kind === 'answer') asked?.give(message.data)
  else asked?.refuse(Object.assign(new Error('A read was refused'), message.refusal))
})
