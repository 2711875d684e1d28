import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** The machine that figures were measured on; without it they mean nothing. */
export function describeMachine(chromiumPath: string, now: Date): string {
  const chromium = execFileSync(chromiumPath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore']
  }).trim()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const parts = [
    `${cpuModel()}, ${cpus().length} cores, ${memory}`,
    `Node ${process.versions.node}`,
    chromium
  ]
  return `${parts.join(' · ')} · ${dayOf(now)} · load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`
}

/** YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** On virtual machines Node reports no CPU model, but /proc has family and number. */
function cpuModel(): string {
  const named = cpus()[0]?.model.trim()
  if (named && named !== 'unknown') return named
  if (!existsSync('/proc/cpuinfo')) return `${process.arch} processor`
  const info = readFileSync('/proc/cpuinfo', 'utf8')
  const field = (name: string) => new RegExp(`^${name}\\s*:\\s*(.+)$`, 'm').exec(info)?.[1] ?? '?'
  return `${field('vendor_id')} family ${field('cpu family')} model ${field('model')}`
}
