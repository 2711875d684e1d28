import type { Kit } from './http/kit'
import { sessionModule } from './modules/session/routes'
import { sandboxIndexModule } from './sandbox/index-routes'
import { sandboxSmsModule } from './sandbox/sms/routes'

/** Every module of the server, in the order in which they register. A new one is a line here. */
export const modules: readonly ((kit: Kit) => void | Promise<void>)[] = [
  sessionModule,
  sandboxIndexModule,
  sandboxSmsModule
]
