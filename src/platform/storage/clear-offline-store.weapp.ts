import { removeText } from './storage'

/** Clears what is stored for offline use. */
export const clearOfflineStore = (): void => removeText('device', 'wallet')
