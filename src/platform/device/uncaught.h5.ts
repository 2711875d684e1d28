/** Calls `hear` with whatever is thrown on this page from now on and caught by nobody. */
export function onUncaught(hear: (kind: 'error' | 'rejection', thrown: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => hear('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => hear('rejection', reason))
}
