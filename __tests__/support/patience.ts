import { availableParallelism, loadavg } from 'node:os'

/**
 * How long to wait for what should come, ms, before it is in vain: as long as is said where each core has one thing to do, and so many times
 * as long as things wait for each core, up to five times. Only a test that fails waits to the end.
 */
export const patience = (ms: number): number => {
  const [load = 0] = loadavg()
  // a timer takes whole milliseconds only
  return Math.ceil(ms * Math.min(5, Math.max(1, load / availableParallelism())))
}
