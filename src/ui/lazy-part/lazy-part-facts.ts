import type { ComponentType, ReactNode } from 'react'

export interface LazyPartProps {
  /** Fetches the component; must be the same function each time. */
  readonly load: () => Promise<ComponentType>
  /** What stands in its place meanwhile. */
  readonly skeleton: ReactNode
  /** The module that `load` imports, from `src` on, for a part that the server draws with its page (ADR 0043). */
  readonly name?: string
}
