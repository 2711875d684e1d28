import { reportEndpoints } from '@contract/report/endpoints'
import type { Input } from '@contract/types'
import { call } from '@/api/call'
import { buildName, shownPath, whenHidden } from '@/platform/device/build'
import { logFault } from '@/platform/device/host-log'
import { observeTimings } from '@/platform/device/timings'
import { FaultList, faultOf, type Fault } from './faults'

type Timing = NonNullable<Input<'reportClient'>['timings']>[number]

/** Faults that come together are sent together, ms. */
const TOGETHER_MS = 3000

const faults = new FaultList()
const timings = new Map<Timing['name'], number>()
let timer: ReturnType<typeof setTimeout> | undefined

function send(): void {
  clearTimeout(timer)
  timer = undefined
  const found = faults.take()
  const timed = [...timings].map(([name, value]) => ({ name, value: Math.min(Math.round(value), 600_000) }))
  timings.clear()
  if (found.length === 0 && timed.length === 0) return
  const input = { release: buildName(), faults: found, timings: timed }
  call(reportEndpoints.reportClient, input, { quiet: true, background: true }).catch(() => undefined)
}

/** Something was thrown that nobody caught, or did not load; what is no fault of ours is left out. @throws where WeChat has no log */
export function note(kind: Fault['kind'], thrown: unknown): void {
  const fault = faultOf(kind, thrown, shownPath())
  if (!fault || !faults.add(fault)) return
  timer ??= setTimeout(send, TOGETHER_MS)
  logFault(fault.kind, fault.message, fault.place, fault.path)
}

/** How long things take, noted while the app is open and sent when it is left. */
export function time(): void {
  whenHidden(send)
  observeTimings((name, value, isAdded) => {
    const before = timings.get(name) ?? 0
    timings.set(name, isAdded ? before + value : Math.max(before, value))
  })
}
