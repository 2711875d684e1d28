import type { ComponentType } from 'react'
import { isHydrationPending, requireForHydration } from './hydration'

type Load = () => Promise<ComponentType>

let renderedNames: readonly string[] = []
const loaded = new Map<unknown, ComponentType>()

/** The names of the parts that were drawn with the page. */
export function setServerRenderedModules(names: readonly string[]): void {
  renderedNames = names
}

/** A page has such a part: where it was drawn, the page is taken over when its code is there. */
export function registerLazyModule(name: string, load: Load): void {
  if (isHydrationPending() && renderedNames.includes(name))
    requireForHydration(load().then((component) => void loaded.set(load, component)))
}

/** A part whose code is there already. */
export const loadedModule = <P>(load: () => Promise<ComponentType<P>>) =>
  loaded.get(load) as ComponentType<P> | undefined
