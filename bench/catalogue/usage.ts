/** What processes use, as Linux counts it. */
import { readFileSync } from 'node:fs'

export interface Usage {
  readonly cpuSeconds: number
  /** The most that was resident, MB. */
  readonly mb: number
}

const TICKS_A_SECOND = 100

/** Of a process that runs. */
export function usageOf(pid: number | undefined): Usage | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const kb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])
    if (Number.isNaN(kb)) return undefined
    return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS_A_SECOND, mb: kb / 1024 }
  } catch {
    return undefined
  }
}

/** PostgreSQL's processes for its clients. */
export function backendsOf(postmaster: number): number[] {
  try {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    return children.trim().split(' ').map(Number).filter(isBackend)
  } catch {
    return []
  }
}

/** `postgres: user database host(port) SELECT`; others do the work of the whole database. */
function isBackend(pid: number): boolean {
  try {
    return /^postgres: \S+ \S+ (?:\[local\]|\S+\(\d+\))/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
