import type { ComponentType } from 'react'

export const registerLazyModule = <P>(_name: string, _load: () => Promise<ComponentType<P>>): void =>
  undefined

export const loadedModule = <P>(_load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined =>
  undefined
