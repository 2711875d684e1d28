import { SPOKEN } from '../../support/spoken-roles'
import { stopsIn, type Part, type Stop } from './stops'
import type { Element } from '../host/element'

/** A stop as it is said: name, role, state. */
export function spoken({ name, value, role, states }: Stop): string {
  return [name || (role === 'document' ? '' : '（没有名称）'), value, SPOKEN[role] ?? '', ...states]
    .filter(Boolean)
    .join('，')
}

const told = ({ role, name, live }: Part): string =>
  `［${[name, SPOKEN[role] ?? '', live ? '变化时播报' : ''].filter(Boolean).join('，')}］`

/** All that is heard of a page from top to bottom, a line for each stop; parts that are told stand above what is in them. */
export function transcriptOf(root: Element): string {
  const lines: string[] = []
  let open: readonly Part[] = []
  for (const stop of stopsIn(root)) {
    stop.parts.forEach((part, depth) => {
      if (
        open[depth]?.element !== part.element ||
        open.slice(0, depth).some((one, at) => one.element !== stop.parts[at]?.element)
      )
        lines.push('  '.repeat(depth) + told(part))
    })
    open = stop.parts
    lines.push('  '.repeat(stop.parts.length) + spoken(stop))
  }
  return lines.join('\n')
}
