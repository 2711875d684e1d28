import { consoleOrderEndpoints } from './orders/endpoints'
import { staffEndpoints } from './staff/endpoints'

/** Every call of the console by name. A new area is a line here and in `schemas.ts`. */
export const consoleEndpoints = {
  ...staffEndpoints,
  ...consoleOrderEndpoints
} as const

export type ConsoleCallName = keyof typeof consoleEndpoints
