import { lostFile } from '../navigation/lost-chunk.h5'

/** Calls `hear` with whatever is thrown on this page from now on and caught by nobody: `chunk` is a file of ours that did not load. */
export function onUncaught(hear: (kind: 'error' | 'rejection' | 'chunk', thrown: unknown) => void): void {
  window.addEventListener('error', ({ error, message }) => hear('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    hear(lostFile(reason) === undefined ? 'rejection' : 'chunk', reason)
  )
}
