import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

export const registerLazyModule = (_name: string, _load: Load): void => undefined

export const loadedModule = (_load: Load): ComponentType | undefined => undefined
