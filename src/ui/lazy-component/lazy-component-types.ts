import type { ComponentType, ReactNode } from 'react'

export interface LazyComponentProps<P extends object = object> {
  /** Fetches the component; must be the same function each time. */
  readonly load: () => Promise<ComponentType<P>>
  /** What the component is given. */
  readonly props?: P
  /** What stands in its place meanwhile. */
  readonly skeleton: ReactNode
  /** The skeleton stood here before the part was wanted: it goes on standing, instead of coming after a moment. */
  readonly stands?: boolean
  /** The module that `load` imports, from `src` on, for a part that the server draws with its page (ADR 0043). */
  readonly name?: string
}
