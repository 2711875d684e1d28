import type { PropsWithChildren } from 'react'

/** Groups children without an element of its own. */
export function Block({ children }: PropsWithChildren) {
  return <>{children}</>
}

/** In the mini-program it updates its part of the tree alone; a browser needs no such boundary. */
export function CustomWrapper({ children }: PropsWithChildren) {
  return <>{children}</>
}
