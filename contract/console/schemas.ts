import type { EndpointSchema } from '../schema'
import type { ConsoleCallName } from './endpoints'
import { consoleOrderSchemas } from './orders/schema'
import { staffSchemas } from './staff/schema'

/** The schemas of every call of the console. */
export const consoleSchemas = {
  ...staffSchemas,
  ...consoleOrderSchemas
} as const satisfies Record<ConsoleCallName, EndpointSchema>

export type ConsoleSchemas = typeof consoleSchemas
