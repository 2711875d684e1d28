import { removeText } from './storage'

/** Forgets what opens without a network. */
export const forgetKept = (): void => removeText('device', 'wallet')
