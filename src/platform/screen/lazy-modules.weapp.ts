import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

export const registerLazyModule = (_name: string, _load: Load): void => undefined

export const loadedModule = <P>(_load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined =>
  undefined
