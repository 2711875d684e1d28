import type { Entry } from '@/platform/navigation/entry-types'

/** A browser opens a scanned link by itself. */
export const asLinked = <T extends Pick<Entry, 'path' | 'query'>>(opened: T): T => opened

export const followScanned = (_opened: Pick<Entry, 'path' | 'query'>): Promise<void> => Promise.resolve()
