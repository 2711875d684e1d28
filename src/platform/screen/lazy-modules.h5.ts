import type { ComponentType } from 'react'
import { isHydrationPending, requireForHydration } from './hydration'

let renderedNames: readonly string[] = []
const loaded = new Map<unknown, unknown>()

/** Sets the names of the parts that were rendered with the page. */
export function setServerRenderedModules(names: readonly string[]): void {
  renderedNames = names
}

/** Registers such a part of a page: if it was server-rendered, hydration waits for its code. */
export function registerLazyModule<P>(name: string, load: () => Promise<ComponentType<P>>): void {
  if (isHydrationPending() && renderedNames.includes(name))
    requireForHydration(load().then((component) => void loaded.set(load, component)))
}

/** The part, if its code is already loaded. */
export const loadedModule = <P>(load: () => Promise<ComponentType<P>>) =>
  loaded.get(load) as ComponentType<P> | undefined
