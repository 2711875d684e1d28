import type { Entry } from '@/platform/navigation/entry-types'

/** A browser opens a scanned link by itself. */
export const asLinked = <T extends Pick<Entry, 'path' | 'query'>>(opened: T): T => opened

export const followScanned = (
  _opened: Pick<Entry, 'path' | 'query'>,
  _show: (linked: Pick<Entry, 'path' | 'query'>) => void
): Promise<void> => Promise.resolve()
