import type { PropsWithChildren } from 'react'

/** Groups children without an extra element. */
export function Block({ children }: PropsWithChildren) {
  return <>{children}</>
}

/** In the mini-program it limits updates to its part of the tree; a browser needs no such boundary. */
export function CustomWrapper({ children }: PropsWithChildren) {
  return <>{children}</>
}
