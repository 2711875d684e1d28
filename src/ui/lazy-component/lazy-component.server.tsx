import type { ComponentType } from 'react'
import { requestScope } from '@/lib/request-scope'
import type { LazyComponentProps } from './lazy-component-types'

/** Code fetched once is available to every rendering. */
const fetched = new WeakMap<LazyComponentProps['load'], ComponentType>()

/**
 * A part with a name is rendered with its page: the next render pass has its code. One without is loaded once
 * the app runs.
 */
export function LazyComponent({ load, name }: LazyComponentProps) {
  if (!name) return null
  const { lazyModules: parts, pendingLoads: waits } = requestScope()
  parts.add(name)
  const Part = fetched.get(load)
  if (Part) return <Part />
  waits.push(load().then((component) => void fetched.set(load, component)))
  return null
}
