import type { ComponentType, ReactNode } from 'react'

export interface LazyComponentProps<P extends object = object> {
  /** Fetches the component; must be the same function each time. */
  readonly load: () => Promise<ComponentType<P>>
  /** The component's props. */
  readonly props?: P
  /** Shown in its place meanwhile. */
  readonly skeleton: ReactNode
  /**
   * The skeleton was already shown before the part was wanted: it stays, instead of appearing after a delay.
   */
  readonly stands?: boolean
  /**
   * The module that `load` imports, relative to `src`, for a part rendered by the server with its page (ADR
   * 0043).
   */
  readonly name?: string
}
