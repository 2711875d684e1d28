import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

export const knowPart = (_name: string, _load: Load): void => undefined

export const partThere = (_load: Load): ComponentType | undefined => undefined
