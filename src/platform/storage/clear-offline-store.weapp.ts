import { removeText } from './storage'

/** Forgets what opens without a network. */
export const clearOfflineStore = (): void => removeText('device', 'wallet')
