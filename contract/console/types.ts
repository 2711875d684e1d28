/** Types of the console's contract for its client: imported with `import type`, so that no zod code reaches a bundle. */
import type { z } from 'zod'
import type { ConsoleCallName } from './endpoints'
import type { ConsoleSchemas } from './schemas'
import type { staff, staffAct } from './staff/schema'

/** What a caller may send (defaults may be left out). */
export type ConsoleInput<N extends ConsoleCallName> = z.input<ConsoleSchemas[N]['input']>
/** What the server's handler receives (defaults filled in). */
export type ConsoleParsed<N extends ConsoleCallName> = z.output<ConsoleSchemas[N]['input']>
/** The type of `data` in the response. */
export type ConsoleData<N extends ConsoleCallName> = z.output<ConsoleSchemas[N]['data']>

export type Staff = z.output<typeof staff>
export type StaffAct = z.output<typeof staffAct>
