import type { ComponentType } from 'react'
import { requestScope } from '@/lib/request-scope'
import type { LazyComponentProps } from './lazy-component-types'

/** Code fetched once is available to every rendering. */
const fetched = new WeakMap<object, unknown>()

/**
 * A part with a name is rendered with its page: the next render pass has its code. One without is loaded once
 * the app runs.
 */
export function LazyComponent<P extends object>({ load, name, props }: LazyComponentProps<P>) {
  if (!name) return null
  const { lazyModules: parts, pendingLoads: waits } = requestScope()
  parts.add(name)
  const Part = fetched.get(load) as ComponentType<P> | undefined
  if (Part) return <Part {...(props as P)} />
  waits.push(load().then((component) => void fetched.set(load, component)))
  return null
}
